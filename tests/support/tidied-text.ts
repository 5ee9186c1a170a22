/**
 * Rich texts of editors: [behaviour, source, result]. A widget `terms` shows an English text on an `https:` page. The server and each
 * browser must have the same result.
 */
type Case = readonly [says: string, source: string, shown: string];

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

export const tidied: readonly Case[] = [
  // Wrappers
  ['looks through a wrapper', '<div><p>a</p><h2>b</h2></div>', '<p>a</p><h2>b</h2>'],
  [
    'looks through wrappers of any depth, with comments and space around them',
    ' <!-- x --><section>\n<article><span><div><h3>a</h3><p>b</p></div></span></article></section>\n',
    '<h3>a</h3><p>b</p>',
  ],
  [
    'keeps the language and the id of a wrapper',
    '<div lang="id" id="top"><p>a</p><p>b</p></div>',
    '<p lang="id" id="terms-top">a</p><p lang="id">b</p>',
  ],
  [
    'looks through a wrapper of a part',
    '<section><h2>a</h2><p>b</p></section><section><h2>c</h2></section>',
    '<h2>a</h2><p>b</p><h2>c</h2>',
  ],
  ['makes a paragraph of a line', '<div>a <b>b</b></div><div><br></div><div>c</div>', '<p>a <b>b</b></p><p>c</p>'],
  ['makes a paragraph of a text without elements', 'a &amp; b', '<p>a &amp; b</p>'],
  [
    'makes paragraphs of what stands beside blocks',
    'a<div>b</div>c<ul><li>d</li></ul>',
    '<p>a</p><p>b</p><p>c</p><ul><li>d</li></ul>',
  ],
  ['makes no paragraph in a heading', '<h2><div>a</div></h2>', '<h2>a</h2>'],
  ['keeps blocks in a link', '<a href="/x"><div>a</div></a>', '<a href="/x"><p>a</p></a>'],
  ['keeps headings of any level', '<h1>a</h1><h4>b</h4><h6>c</h6>', '<h2>a</h2><h4>b</h4><h6>c</h6>'],
  // Ids and links
  [
    'gives ids the name of the widget, and the links to them follow',
    '<p><a href="#pasal-2">a</a></p><h3 id="pasal-2">b</h3>',
    '<p><a href="#terms-pasal-2">a</a></p><h3 id="terms-pasal-2">b</h3>',
  ],
  [
    'leaves a link to an id that is not there',
    '<p><a href="#umum" title="x">a</a></p>',
    '<p><a href="#umum" title="x">a</a></p>',
  ],
  [
    'reads the name of an anchor as its id',
    '<p><a name="_Toc1"></a>a <a href="#_Toc1">b</a></p>',
    '<p><a id="terms-_Toc1"></a>a <a href="#terms-_Toc1">b</a></p>',
  ],
  ['takes an id for the first that has it', '<p id="a">a</p><p id="a">b</p>', '<p id="terms-a">a</p><p>b</p>'],
  ['keeps ids that a document has as properties', '<p id="title">a</p>', '<p id="terms-title">a</p>'],
  [
    'keeps no id of other characters, and no longer one',
    `<p id="a b">a</p><p id="&lt;x">b</p><p id="${'x'.repeat(101)}">c</p>`,
    '<p>a</p><p>b</p><p>c</p>',
  ],
  // Addresses
  [
    'completes addresses',
    '<p><a href="www.ojk.go.id">a</a><a href="name.co.id/x">b</a><a href="halo@bank.example">c</a><a href="promo/kopi">d</a></p>',
    '<p><a href="https://www.ojk.go.id/">a</a><a href="https://name.co.id/x">b</a><a href="mailto:halo@bank.example">c</a><a href="/promo/kopi">d</a></p>',
  ],
  ['takes no dash for an address', '<p><a href="-">a</a><a href="">b</a></p>', '<p><a>a</a><a>b</a></p>'],
  [
    'runs no script by an address',
    '<p><a href="java\nscript:alert(1)">a</a><a href="data:text/html,x">b</a></p>',
    '<p><a>a</a><a>b</a></p>',
  ],
  // Styles
  [
    'undoes a tag that its style undoes',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a</p></b>',
    '<p>a</p>',
  ],
  [
    'undoes each of them',
    '<p><i style="font-style: normal">a</i><u style="text-decoration:none">b</u><strong style="FONT-WEIGHT: 400">c</strong><s style="text-decoration-line:none">d</s></p>',
    '<p>abcd</p>',
  ],
  [
    'keeps bold text whose style says the same of another script',
    '<p><b style="mso-bidi-font-weight:normal">a</b></p>',
    '<p><b>a</b></p>',
  ],
  [
    'reads the styles of a span',
    '<p><span style="font-weight:700">a</span><span style="font-style:italic;color:red">b</span><span style="text-decoration: underline line-through">c</span><span style="vertical-align:super">d</span></p>',
    '<p><strong>a</strong><em>b</em><u><s>c</s></u><sup>d</sup></p>',
  ],
  [
    'says nothing twice',
    '<p><b><span style="font-weight:bold">a</span></b></p><h2><span style="font-weight:700">b</span></h2>',
    '<p><b>a</b></p><h2>b</h2>',
  ],
  [
    'underlines no link once more',
    '<p><a href="/x"><span style="text-decoration:underline">a</span></a></p>',
    '<p><a href="/x">a</a></p>',
  ],
  ['keeps no style', '<p style="position:fixed">a <mark style="top:0">b</mark></p>', '<p>a <mark>b</mark></p>'],
  // Leftovers of editors
  [
    'drops empty paragraphs and headings',
    '<p>a</p><p>&nbsp;</p><p><br></p><p><o:p>&nbsp;</o:p></p><p><span lang="id">\u200b</span></p><h2> </h2><br><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'keeps a paragraph with a picture or a target',
    '<p><img src="/a.png" alt=""></p><p id="x"></p>',
    '<p><img src="/a.png" alt=""></p><p id="terms-x"></p>',
  ],
  [
    'keeps what Word marks in a text, without its marks',
    '<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><p class="MsoNormal"><span lang="IN" style="font-size:11.0pt">Di <st1:place w:st="on">Jakarta</st1:place><o:p></o:p></span></p>',
    '<p><span lang="IN">Di Jakarta</span></p>',
  ],
  [
    'leaves a list made of paragraphs',
    '<p class="MsoListParagraph"><![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span><![endif]>a</p>',
    '<p>1.\u00a0\u00a0 a</p>',
  ],
  [
    'takes nested spans away',
    '<p dir="ltr"><span style="font-size:11pt;font-weight:400"><span><font color="red">a </font></span></span><span>b</span></p>',
    '<p dir="ltr">a b</p>',
  ],
  [
    'reads a text of Notion',
    '<!-- notionvc: 1 --><p class="">a</p><ul id="1f"><li style="list-style-type:disc">b</li></ul>',
    '<p>a</p><ul id="terms-1f"><li>b</li></ul>',
  ],
  [
    'lets a text break whose every space does not',
    '<p>a&nbsp;b&nbsp;<b>c&nbsp;d</b></p><div>e&nbsp;f&nbsp;g&nbsp;h</div><ul><li>i&nbsp;j&nbsp;k&nbsp;l</li></ul>',
    '<p>a b <b>c d</b></p><p>e f g h</p><ul><li>i j k l</li></ul>',
  ],
  [
    'keeps spaces that do not break among others',
    '<p>Rp&nbsp;1 dan Rp&nbsp;2, Rp&nbsp;3</p>',
    '<p>Rp\u00a01 dan Rp\u00a02, Rp\u00a03</p>',
  ],
  // Pictures
  ['shows a picture that is in the text', `<p><img src="${pixel}" alt="a"></p>`, `<p><img src="${pixel}" alt="a"></p>`],
  [
    'leaves out one of another kind whole',
    '<p>a<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="x"><img src="data:image/png,x" alt="y"></p>',
    '<p>a</p>',
  ],
  [
    'leaves out one that is too large',
    `<p>a<img src="data:image/png;base64,${'A'.repeat(700_000)}" alt="x"></p>`,
    '<p>a</p>',
  ],
  [
    'leaves out a picture without an address',
    '<p>a<img alt="x"><img src="-" alt="y"><img src="halo@bank.example" alt="z"></p>',
    '<p>a</p>',
  ],
  [
    'asks by https: for pictures',
    '<p><img src="http://bank.example/a.png" alt=""><a href="http://bank.example">b</a></p>',
    '<p><img src="https://bank.example/a.png" alt=""><a href="http://bank.example">b</a></p>',
  ],
  [
    'finds pictures by paths without a slash',
    '<p><img src="img/a.png" alt=""><img src="foto@2x.png" alt=""></p>',
    '<p><img src="/img/a.png" alt=""><img src="/foto@2x.png" alt=""></p>',
  ],
];
