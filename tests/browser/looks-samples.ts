/** Elements with the classes of our stylesheets, in the places that they have on pages. */
export const samples = `
<main>
  <div class="page"><h1>Title</h1></div>
  <h2>Heading</h2><h3 tabindex="-1">Heading</h3>
  <p>Text with <a href="/">a link</a>, <b>bold</b> and <mark>a match</mark></p>
  <p class="whitespace-pre-line">Text</p>
  <p class="text-lead whitespace-pre-line">Lead</p>
  <ul><li>Item</li></ul>
  <button>Button</button>
  <h2 class="label">Label</h2>
  <p class="font-display italic">Italics</p>
  <figure><img alt=""><figcaption>Caption</figcaption></figure>
  <figure><blockquote>Quote</blockquote><figcaption>Source</figcaption></figure>
  <dl><dt>Term</dt><dd class="text-pretty">Text</dd></dl><p class="text-pretty">Text</p><p class="line-clamp-3">Text</p><p class="line-clamp-4">Text</p>
</main>
<nav><a href="/">Page</a><a href="/" aria-current="page">This page</a></nav>
<footer>Footer</footer>
<a class="link" href="/">Link</a>
<div class="page-title"><h1>Title</h1><p>Intro</p></div>
<div class="plate"><div class="page-title"><h1>Title</h1></div><img class="plate-picture" alt=""></div>
<a class="skip-link" href="#a">Skip</a>
<nav class="drawer" popover>Menu</nav>
<div class="sheet" popover>Search</div>
<div class="toasts">Toast</div>
<div class="tabs"><a href="/">Tab</a><a href="/" aria-current="page">This tab</a></div>
<input type="range" class="timeline"><input type="search"><select><option>Choice</option></select>
<div class="shade">Shade</div>
<div class="prose">
  <p>Text <a href="/">link</a> <strong>bold</strong> <em>italics</em></p><h2>Heading</h2>
  <ul><li>Item</li></ul><ol><li>Item</li></ol>
  <blockquote><p>One</p><p>Two</p></blockquote>
  <figure><img alt=""><figcaption>Caption <small>Credit</small></figcaption></figure>
  <aside><a href="/"><span>Event</span><img alt=""><span><strong>Title</strong> <small>Date</small></span></a></aside>
  <p class="verse">Line</p>
</div>
<div class="prose book-page"><p>One</p><p>Two</p></div>
<p class="no-print">Not on paper</p>
<img class="sheet-mark" alt=""><p class="sheet-owner">Owner</p>
<div class="paper-a5"><header>Head</header><h2>Hymn</h2><h3>Part</h3><div><p class="verse">Line</p></div></div>
<button class="button">Button</button><button class="button-quiet">Row</button><button class="button-filled">Save</button>
<p class="notice">Notice</p>
<a class="choice" href="/">Choice</a><a class="choice" href="/" aria-current="true">This choice</a>
<p class="verse">Line</p><p class="verse-type">Number</p>
<img class="focused fx-20 fy-80" alt="">
<div class="justified"><i class="justified-item ratio-150">Picture</i></div>
<i class="night-48">Night</i><i class="upright:night-30">Night</i>
<div class="readings">Readings</div>
<article class="announcement"><p>First</p></article>
<section>
  <article class="announcement"><p>Collection</p></article>
  <article class="announcement"><picture><img alt=""></picture><h2>Title</h2><a class="link" href="/">Link</a></article>
</section>
<div class="rail-1">1</div><div class="rail-2">2</div><div class="rail-3">3</div>
<div class="rail-1-and-3">1, 3</div><div class="rail-2-and-3">2, 3</div><div class="rail-2-after-1">2</div>
<dl class="fact">Fact</dl><dl class="fact-in-rail">Fact</dl>
<i class="season-white">Season</i><i class="season-red">Season</i><i class="season-green">Season</i>
<i class="season-violet">Season</i><i class="season-black">Season</i>
<section class="front-part">Part</section><section class="front-part">Part</section>
<div class="entries">
  <div class="entry"><h2>Entry</h2><p>Text</p></div>
</div>
<div class="page"><h1>Title</h1><div class="page-title"><h1>Title</h1></div><aside>Aside</aside></div>
<div><div class="page-title"><h1>Title</h1><p>Intro</p></div><p>Intro</p></div>
<ol><li class="contents-line"><span>2026</span><div><h2>Title</h2></div></li></ol>
<div class="catalogue">
  <article><div>Cover</div><div>Title</div><div class="prose">Text</div><p>Links</p></article>
  <article>Two</article><article>Three</article>
</div>
<p class="programme-date"><span class="programme-day">24</span><span>Thursday</span></p>
<div class="opening"><p>First</p><p>Second</p></div>
<span class="editable">Text</span><div class="editing-bar">Bar</div><form data-save-bar>Save</form><div data-side-column>Menu</div>
<p role="status" class="preparing notice">Preparing</p><p class="plain-toast">Toast</p>
<div class="dawn">Opening</div><ul class="strip"><li class="cover ratio-66"><img alt="">Cover</li></ul>
<details class="folded"><summary>Text</summary><p>Longer text</p></details>
<div class="prose"><figure class="player"><a href="/"><img alt=""><span>Open</span></a><iframe></iframe><figcaption>Caption</figcaption></figure></div>
<form><label class="required-label">Label</label><p class="required-note">Note</p></form><form><p class="required-note">Note</p></form>
<div class="row-menu" popover>Menu</div>
<div class="rich-text">
  <p>Text <a href="/">link</a> <a href="/" data-pdf-id="1">PDF</a> <strong>bold</strong> <em>italics</em></p>
  <ul><li>Item</li></ul><ol><li>Item</li></ol><blockquote>Quote</blockquote>
  <figure class="ProseMirror-selectednode"><img alt=""><figcaption>Caption</figcaption></figure>
  <aside>Card</aside><img class="ProseMirror-separator" alt="">
</div>
<div class="yarl__root">
  <button class="yarl__button yarl__navigation_prev">Previous</button><button class="yarl__button yarl__navigation_next">Next</button>
  <div class="yarl__slide"><img class="yarl__slide_image" alt=""><div class="yarl__slide_description_container">Caption</div></div>
</div>
`
