/** The declarations of an element, with spaces only inside values. The policy of the page empties `style`. */
export function styleText(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}

/**
 * Parses copied HTML into a document that runs and loads nothing, and keeps the part between the fragment
 * comments. The content security policy blocks styles even there, and reports each: `style` attributes become
 * `data-style`, and the rules of style sheets are added to them.
 */
export function pastedBody(html: string): HTMLElement {
  const inert = html
    .replace(tag, (markup) => markup.replace(/([\s"'/])style\s*=/gi, '$1data-style='))
    .replace(/<(\/?)style\b/gi, '<$1xmp')
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  const sheets = [...body.querySelectorAll('xmp')]
  body.ownerDocument.head.remove()
  for (const sheet of sheets) {
    sheet.remove()
    applyRules(body, sheet.textContent)
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    element.setAttribute('data-style', styleText(element).replace(/\s*([:;])\s*/g, '$1'))
  }
  keepFragment(body)
  return body
}

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi

/** More rules are not read: each is looked for in the whole text. */
const maxRules = 500

const readProperties = [
  'display',
  'visibility',
  'font-weight',
  'font-style',
  'vertical-align',
  'white-space',
  'text-align',
  'text-transform',
  'font-variant',
  'list-style-type',
  'margin-top',
  'margin-bottom',
]

function applyRules(body: HTMLElement, css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  for (const rule of [...sheet.cssRules].slice(0, maxRules)) {
    if (!(rule instanceof CSSStyleRule)) continue
    const text = readProperties
      .map((name) => [name, rule.style.getPropertyValue(name)] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}:${value};`)
      .join('')
    if (text === '') continue
    for (const element of body.querySelectorAll(rule.selectorText)) {
      element.setAttribute('data-style', text + styleText(element))
    }
  }
}

/** Browsers mark the copied part; the elements around it are its context. */
function keepFragment(body: HTMLElement) {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  let start: Node | undefined
  let end: Node | undefined
  while (comments.nextNode()) {
    const { currentNode: comment } = comments
    if (comment.nodeValue === 'StartFragment') start ??= comment
    if (comment.nodeValue === 'EndFragment') end = comment
  }
  if (!start || !end) return
  const around = body.ownerDocument.createRange()
  around.selectNodeContents(body)
  around.setStartAfter(end)
  around.deleteContents()
  around.selectNodeContents(body)
  around.setEndBefore(start)
  around.deleteContents()
}
