// Puts the visitor's system first; without this script all systems are there, too.
const system = `${navigator.userAgentData?.platform || navigator.platform || ""} ${navigator.userAgent}`.toLowerCase();
const names = /android|iphone|ipad/.test(system) ? [] : ["windows", "macos", "linux"];
const mine = names.find((name) => system.includes(name.slice(0, 3)));
document.getElementById("systems").prepend(...document.querySelectorAll(`[data-system="${mine}"]`));
