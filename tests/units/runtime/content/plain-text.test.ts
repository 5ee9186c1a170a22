import { expect, it } from 'vitest';
import { plainText } from '../../../../widgets/runtime/content/plain-text';

it.each([
  ['Tanpa&nbsp;biaya&#8230; &lt;b&gt;', 'Tanpa\u00a0biaya… <b>'],
  ['&amp;amp;', '&amp;'],
  ['&Eacute;t&eacute; &AMP; &szlig; &iacute; &Ccedil; &scaron;', 'Été & ß í Ç š'],
  ['&bring; &zacutes; &toString;', 'b\u030a &zacutes; &toString;'],
  ['&#x2013;&#8217;&apos;', "–’'"],
  ['&#0;a&#xd800;b&#99999999;', 'a b&#99999999;'],
  ['Tabungan<br/>Plus <b>baru</b>', 'Tabungan Plus baru'],
  ['<p>Satu</p><p>Dua</p>', 'Satu Dua'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['a < b, c > d, 1<2', 'a < b, c > d, 1<2'],
  ['a<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->b', 'ab'],
  ['a<!-- without an end', 'a'],
  ['Satu\u00a0dua\u00a0tiga\u00a0empat', 'Satu dua tiga empat'],
])('%j reads %j', (written, text) => {
  expect(plainText(written)).toBe(text);
});
