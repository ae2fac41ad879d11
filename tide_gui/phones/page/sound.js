"use strict";

// For phones that cannot vibrate. Browsers let a page sound only after a press.

const SOUND = "tide-table-sound";
const TONES = {pitches: [660, 880], apart: 0.18, long: 0.4}; // in Hz and in seconds
const STALE_MS = 1000; // a sound that waited longer for a press tells nothing new
let audio = null;

part("sound").checked = kept[SOUND] === "on";

function keepSound() {
  kept[SOUND] = part("sound").checked ? "on" : "off";
  unlock();
  ring();
}

function unlock() {
  if (!part("sound").checked) return;
  audio ||= new AudioContext();
  if (audio.state !== "running") audio.resume();
}

function ring() {
  if (!audio || !part("sound").checked) return;
  const wanted = Date.now();
  audio.resume().then(() => {
    if (Date.now() - wanted < STALE_MS) TONES.pitches.forEach((pitch, at) => sound(pitch, at * TONES.apart));
  });
}

function sound(pitch, after) {
  const tone = audio.createOscillator(), volume = audio.createGain(), {gain} = volume;
  const start = audio.currentTime + after, end = start + TONES.long;
  tone.frequency.value = pitch;
  gain.setValueAtTime(0.001, start);
  gain.exponentialRampToValueAtTime(0.3, start + 0.02);
  gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume);
  volume.connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
