import { hero, html, media, object, text } from '../runtime';

export const shape = object({ banner: hero, imageP1: media, titleProfil: text, p1: html, visi: text, misi: text });
