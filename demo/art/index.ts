import { about } from './about';
import { banner } from './banner';
import { benefits } from './benefit';
import { bills } from './bill';
import { brand } from './brand';
import { coupons } from './coupon';
import { download } from './download';
import { features } from './feature';
import { hero } from './hero';
import { inside } from './inside';
import { inEnglish } from './lettering';
import { members } from './member';
import { milestones } from './milestone';
import { news } from './news';
import { portraits } from './people';
import { points } from './points';
import { privileges } from './privilege';
import { promos } from './promo';
import { services } from './services';
import { share } from './share';
import { steps } from './step';
import { values } from './value';

const drawings: Record<string, () => string> = {
  ...brand,
  ...banner,
  ...hero,
  ...inside,
  ...milestones,
  ...news,
  ...portraits,
  ...promos,
  ...values,
  ...about,
  ...services,
  ...privileges,
  ...download,
  ...bills,
  ...members,
  ...points,
  ...coupons,
  ...benefits,
  ...features,
  ...steps,
  ...share,
};

/** A drawing with other words or numbers in English has a form for each language. */
const inEachLanguage = ([name, draw]: [name: string, draw: () => string]): [name: string, draw: () => string][] => {
  const isOfOneLanguage = /\.(?:en|id)$/.test(name);
  return isOfOneLanguage || draw() === inEnglish(draw)
    ? [[name, draw]]
    : [
        [name, draw],
        [`${name}.en`, () => inEnglish(draw)],
      ];
};

/** Every drawing of the demo bank by its path without extension. Each function returns a complete SVG document. */
export const art: Record<string, () => string> = Object.fromEntries(Object.entries(drawings).flatMap(inEachLanguage));
