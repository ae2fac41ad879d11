// Puts the visitor's system first; without this script all systems are there, too.
const told = `${navigator.userAgentData?.platform || navigator.platform || ""} ${navigator.userAgent}`.toLowerCase();
const names = /android|iphone|ipad/.test(told) ? [] : ["windows", "macos", "linux"];
const mine = names.find((name) => told.includes(name.slice(0, 3)));
document.getElementById("systems").prepend(...document.querySelectorAll(`[data-system="${mine}"]`));
