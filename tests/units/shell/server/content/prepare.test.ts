import { expect, it } from 'vitest';
import { contentAt, type Widgets } from '../../../../../shell/server/content/paths';
import { maxSizeOf, parse, prepare } from '../../../../../shell/server/content/prepare';
import { media, object, text } from '../../../../../widgets/runtime/content/shape';
import { sampleWidget } from '../../../../support/sample-content';

const widgets: Widgets = new Map([
  ['picture', sampleWidget('picture', { path: '/api/picture', shape: object({ image: media, title: text }) })],
]);

const read = async (json: string, isSecure: boolean) => {
  const path = contentAt('/api/picture', widgets);
  return path && prepare(path, await parse(json, maxSizeOf(path)), { isSecure });
};

it('every entity of HTML’s is decoded, once', async () => {
  const title = '&Eacute;t&eacute; &AMP; &szlig; &CounterClockwiseContourIntegral; &Omega;&amp;lt; &none; &#8217;';
  const given = { English: { title } };
  const path = contentAt('/api/picture', widgets);
  expect(path && (await prepare(path, given))).toMatchObject({
    content: { English: { title: 'Été & ß ∳ Ω&lt; &none; ’' } },
  });
});

it('a picture by http: is asked for by https: where the site has it', async () => {
  const json = '{"English":{"image":"http://cdn.example/a.png"}}';
  expect(await read(json, false)).toMatchObject({ content: { English: { image: 'http://cdn.example/a.png' } } });
  expect(await read(json, true)).toMatchObject({
    content: { English: { image: 'https://cdn.example/a.png' } },
    problems: [{ language: 'Indonesia' }, { at: 'image', problem: 'asked by https:' }].reverse(),
  });
});
