import { createHash } from 'node:crypto';
import type { Release } from '../http/releases';

export interface Download {
  address: string;
  about: string;
  size: number;
  integrity?: string;
}

/** Only files that exist: a development build makes no package. */
export async function downloadsOf({ version, read }: Pick<Release, 'version' | 'read'>): Promise<Download[]> {
  const downloads = [
    [`serambi-${version}.tgz`, 'The package: every widget, in chunks and standalone, with types.'],
    ['custom-elements.json', 'The elements with their attributes, events, parts and properties, for tools.'],
    ['html-custom-data.json', 'The same for editors: the setting `html.customData`.'],
  ].map(async ([file = '', about = '']) => {
    const content = await read(file);
    if (!content) return [];
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    const download = { address: `/v${version}/${file}`, about, size: content.length };
    return [file.endsWith('.tgz') ? { ...download, integrity } : download];
  });
  return (await Promise.all(downloads)).flat();
}
