/** Sizes in which the site shows pictures of blocks. */

type Size = readonly [width: number, height: number];

/** Pixels on a screen with ratio 2, by block path and field. The first match counts. */
const shown: readonly [field: RegExp, size: Size][] = [
  [/^\/api\/banner\/.*\.imageMobile$/, [780, 1080]],
  [/^\/api\/banner\/.*\.image$/, [1920, 800]],
  [/(?:^| |\.)banner\.imageMobile$/, [780, 720]],
  [/(?:^| |\.)banner\.image$/, [1920, 600]],
  [/^\/api\/inside\/.*\.image$/, [800, 600]],
  [/^\/api\/service\/.*\.image$/, [160, 160]],
  [/^\/api\/privilege\/.*\.image$/, [480, 360]],
  [/^\/api\/(?:mpc|milestone)\b.*\.image$/, [640, 480]],
  [/^\/api\/kupon .*\.image$/, [640, 360]],
  [/^\/api\/iconvalue .*\.image$/, [128, 128]],
  [/typeService\[\]\.image$/, [96, 96]],
  [/registers\[\]\.contents\[\]\.image$/, [420, 840]],
  [/features\[\]\.image(?:Front)?$/, [640, 480]],
  [/(?:mens|members)\[\]\.image$|chair\.image$|voice\.image$|author\.image$/, [480, 600]],
  [/members\[\]\.icon$/, [96, 96]],
  [/^\/api\/iconpage imageMember$/, [960, 600]],
  [/imageMember$|imageP1$/, [960, 720]],
  [/^\/api\/promo\/.*(?: |\.)image$/, [1200, 900]],
  [/^\/api\/(?:news|community)\b.*(?: |\.)image$/, [1200, 750]],
  [/imageQr$/, [136, 136]],
];

/** @param field path of block and field without list indexes: `/api/promo/all dataPromo[].image` */
export const shownAt = (field: string): Size | undefined => shown.find(([pattern]) => pattern.test(field))?.[1];

export interface Found {
  width: number;
  height: number;
  isDrawing: boolean;
}

/** Factors: a larger picture is wasteful, and one of another proportion is cropped. */
const mostTimes = 2;
const mostOff = 1.5;

export function wrongSize({ width, height, isDrawing }: Found, [shownWidth, shownHeight]: Size) {
  const found = `${width} × ${height}`;
  const expected = `about ${shownWidth} × ${shownHeight}`;
  const off = width / height / (shownWidth / shownHeight);
  if (off > mostOff || off < 1 / mostOff) return { problem: 'picture of the wrong proportion', found, expected };
  const isLarge = width > mostTimes * shownWidth && height > mostTimes * shownHeight;
  return isLarge && !isDrawing ? { problem: 'picture far larger than shown', found, expected } : undefined;
}
