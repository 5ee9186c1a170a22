import { expect, it } from 'vitest';
import { plainText } from '../../../../widgets/runtime/content/plain-text';

it.each([
  ['Bayar &amp; beli', 'Bayar & beli'],
  ['Tanpa&nbsp;biaya&#8230; &lt;b&gt;', 'Tanpa\u00a0biaya… <b>'],
  ['&amp;amp;', '&amp;'],
  ['&Eacute;t&eacute; &AMP; &szlig; &iacute; &Ccedil; &scaron;', 'Été & ß í Ç š'],
  ['&bring; &zacutes; &toString;', 'b\u030a &zacutes; &toString;'],
  ['&#x2013;&#8217;&apos;', "–’'"],
  ['&unknown; & &; AT&T', '&unknown; & &; AT&T'],
  ['&#0;a&#xd800;b&#99999999;', 'a b&#99999999;'],
  ['Tabungan<br/>Plus <b>baru</b>', 'Tabungan Plus baru'],
  ['<p>Satu</p><p>Dua</p>', 'Satu Dua'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['a < b, c > d, 1<2', 'a < b, c > d, 1<2'],
  ['<!-- note -->x', 'x'],
  ['Satu\u00a0dua\u00a0tiga\u00a0empat', 'Satu dua tiga empat'],
  ['Rp\u00a05.000', 'Rp\u00a05.000'],
  [' \u00a0 ', ''],
])('%j reads %j', (written, text) => {
  expect(plainText(written)).toBe(text);
});
