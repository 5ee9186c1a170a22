import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';

/** Size that social networks ask for. */
const width = 1200;
const height = 630;

const pictures = new Map<string, Uint8Array<ArrayBuffer>>();

/** Social networks show no SVG: the drawing as PNG, filling the sharing format from its middle. Made once each. */
export async function sharingPicture(svg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(svg).digest('base64url');
  let picture = pictures.get(key);
  if (!picture) {
    const source = Buffer.from(svg).toString('base64');
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${source}"/></svg>`,
      { font: { loadSystemFonts: false } },
    );
    picture = new Uint8Array(drawing.render().asPng());
    pictures.set(key, picture);
  }
  return picture;
}
