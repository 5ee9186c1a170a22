import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { scriptJson } from '../../../../widgets/runtime/core/escape-html';

const texts = [
  '</script>',
  '</SCRIPT ',
  '<script>',
  '<!--',
  '<!--<script>',
  '<p>rich</p>',
  '<</script>',
  '<\\/script>',
];
it.each(texts)('JSON with %s is read as it was from its script', (text) => {
  const [script, ...others] = parseFragment(`<script>${scriptJson({ text })}</script>`).childNodes;
  expect(others).toEqual([]);
  const [source] = script && 'childNodes' in script ? script.childNodes : [];
  expect(JSON.parse(source && 'value' in source ? source.value : '')).toEqual({ text });
});
