import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { sanitize as sanitizeHtml, withoutStyles } from '../../../../../shell/server/content/sanitize';
import type { Addresses } from '../../../../../widgets/runtime/content/shape';
import { tidied } from '../../../../support/tidied-text';

const sanitize = (html: string, addresses: Addresses = { media: '' }) => sanitizeHtml(html, addresses);

describe('rich text on the server', () => {
  it('keeps pictures with alt text, lists, emphasis and headings below the page’s own', () => {
    const html =
      '<h2>Judul</h2><ul><li><strong>a</strong></li></ul><p><img src="https://bank.example/a.png" alt="Foto" width="64" height="36" loading="lazy"></p>';
    expect(sanitize(html)).toBe(html);
    expect(sanitize('<h1>Judul</h1><section>Isi</section>')).toBe('<h2>Judul</h2><p>Isi</p>');
  });

  it.each(tidied)('%s', (_, source, shown) => {
    expect(sanitize(source, { media: '', language: 'English', idPrefix: 'terms', isSecure: true })).toBe(shown);
  });

  const pieces =
    '<div>|</div>|<div lang=id>|<span>|<span style="font-weight:700;font-style:italic">|<span style="color:red">|</span>|<b style="font-weight:normal">|' +
    '<font style="font-weight:bold">|</font>|<b lang=id style="font-weight:400">|<b>|</b>|<p style="margin:0">|<p>|</p>|<h1 style="x">|<h3>|</h3>|<a style="a" href=#a>|</a>|<br>|' +
    '<ul><li style="a">|</li></ul>|<table style="a"><tr><td>|</table>|<svg style="a">|</svg>|<template><p style="a">|</template>|a|b c';

  /** Mistakes can make a tree that no HTML gives, such as a heading in a heading. */
  const canBeWritten = (html: string) => {
    const written = serialize(parseFragment(html));
    return serialize(parseFragment(written)) === written;
  };

  it('shows the same of HTML whose styles were resolved before, and which has none any more', () => {
    const source = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source.filter(canBeWritten), (html) => {
        const resolved = withoutStyles(html);
        expect(resolved).not.toContain('style');
        expect(sanitize(resolved)).toBe(sanitize(html));
      }),
      { numRuns: 500 },
    );
    for (const [, source] of tidied) expect(sanitize(withoutStyles(source))).toBe(sanitize(source));
    expect(withoutStyles('<p>a & b')).toBe('<p>a & b');
  });

  it('makes of its own result the same again, whatever the source', () => {
    const pieces =
      '<div>|</div>|<div lang=id>|<div id=a>|<span>|<span lang=en>|<span style="font-weight:700;font-style:italic">|</span>|<b style="font-weight:normal">|<b>|</b>|' +
      '<p>|<p id=b>|</p>|<h1>|<h3>|</h3>|<a href=#a>|<a href=x.id name=c>|</a>|<br>|<hr>|<img src=a.png>|<img>|<ul><li>|</li></ul>|<blockquote>|</blockquote>|<pre>|</pre>|' +
      '<dl><dt>|</dl>|<figure>|</figure>|<o:p>|</o:p>|<svg>|</svg>|<u>|</u>|&nbsp;|a|b c| |\n|<!--x-->|&amp;lt;';
    const source = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 25 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (html) => {
        const once = sanitize(html);
        expect(once).not.toMatch(/<(?:div|\/?>|script|svg|o:p)| style=| id=/);
        expect(sanitize(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows a part of a text', () => {
    expect(sanitizeHtml('<div><p>a</p><p>b</p></div>', { media: '' }, (blocks) => blocks.slice(1))).toBe('<p>b</p>');
  });

  it('has no ids where no widget shows it', () => {
    expect(sanitize('<p id="a"><a href="#a">x</a></p>')).toBe('<p><a href="#a">x</a></p>');
  });

  it('lets no window that a link opens get hold of the page', () => {
    const inTab = sanitize('<a href="/x" target="_blank" rel="opener">x</a>');
    expect(inTab).toBe('<p><a href="/x" target="_blank" rel="noopener">x</a></p>');
    expect(sanitize('<a href="/x" target="_top" rel="opener">x</a>')).toBe('<p><a href="/x">x</a></p>');
  });

  it.each([
    '<form action="/x"><input name="pin"><button>x</button></form>',
    '<style>*{display:none}</style>',
    '<dialog open>x</dialog>',
    '<slot name="x">x</slot>',
    '<iframe src="/x"></iframe>',
    '<svg><a href="/x">x</a></svg>',
    '<math><mtext>x</mtext></math>',
    '<template><p>x</p></template>',
    '<script>x</script>',
  ])('removes %s', (html) => {
    expect(sanitize(`a${html}b`)).toBe('<p>ab</p>');
  });

  it('removes attributes that name, style, move or run something', () => {
    const attributes = 'id=x name=x class=x style=x slot=x part=x exportparts=x is=x popover onclick=x data-x=x hidden';
    expect(sanitize(`<p ${attributes}>x</p><a ${attributes} ping=x href="data:,x">x</a>`)).toBe(
      '<p>x</p><p><a>x</a></p>',
    );
  });

  it('gives paths their base while it sanitises, whatever they contain', () => {
    const reading = { media: 'https://media.example', link: (path: string) => `https://bank.example${path}?lang=en` };
    expect(sanitize('<img src=\'/a"><script>b.png\' alt=x><a href=/b>x</a><a href="c">y</a>', reading)).toBe(
      '<p><img src="https://media.example/a&quot;>&lt;script>b.png" alt="x">' +
        '<a href="https://bank.example/b?lang=en">x</a><a href="https://bank.example/c?lang=en">y</a></p>',
    );
  });

  it('makes a table a region that scrolls, named by its caption or in the language read', () => {
    const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
    expect(sanitize(table, { media: '', language: 'English' })).toMatch(
      /^<div class="[\w-]+" role="region" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>$/,
    );
    expect(sanitize(table, { media: '', language: 'Indonesia' })).toContain('aria-label="Tabel"');
    const captioned = sanitize('<table><caption><b>Tarif</b> "baru"</caption></table>');
    expect(captioned).toContain('aria-label="Tarif &quot;baru&quot;"');
    expect(sanitize(`<table><tr><td>${table}</td></tr></table>`).match(/role=/g)).toHaveLength(1);
  });

  // Quadratic time would be minutes and exceed the test's limit.
  it.each(['<div>', '<table><a>', '<b title=1></p>', '<a><p>'])('takes linear time for a megabyte of %s', (part) => {
    const html = sanitize(part.repeat(1_000_000 / part.length));
    expect(html).not.toContain('title=1');
  });

  it('takes linear time to resolve a style around very many elements', () => {
    const many = '<br>'.repeat(250_000);
    const styled = `<span style="font-weight:bold;font-style:italic">${many}</span>`;
    expect(withoutStyles(styled) === `<strong><em>${many}</em></strong>`).toBe(true);
  });

  it('shows nothing of a text whose few tags become very many elements', () => {
    const left = (count: number) => Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('');
    expect(sanitize(`<p>${left(450)}</p>${'<p>x</p>'.repeat(2_600)}`)).toBe('');
    expect(sanitize(`<p>${left(3)}x</p>${'<p>x</p>'.repeat(2_600)}`)).toContain('<p><b><b><b>x</b></b></b></p>');
  });

  it('shows nothing of a text with more open elements than browsers keep', () => {
    expect(sanitize('<div>'.repeat(600))).toBe('');
  });
});
