const sheets = import.meta.glob<string>(['~/**/*.css', '!~/faces/*/fonts.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const named = Object.values(sheets)
  .join('\n')
  .matchAll(/^\s*([a-z-]+):\s/gm)

/** Properties that others contain. Borders are compared by side. */
const parts = /^(padding|margin|inset|text-wrap|column)-|^border(-|$)/

/** The properties that our stylesheets set. */
const properties = [
  ...new Set([...named].flatMap(([, name = '']) => (parts.test(name) ? [] : [name]))),
  ...['border-top', 'border-bottom', 'border-left', 'border-radius', 'border-image'],
].sort()

type Looks = Map<string, string>

/** Returns how `<html>`, `<body>` and each element in a container look: each property that is not inherited. */
export function looksIn(container: HTMLElement): string[] {
  const { documentElement, body } = document
  const elements = [...container.querySelectorAll('*')]
  const looks = [documentElement, body, ...elements].map((element) => ({
    element,
    look: lookOf(element),
    parts: partsOf(element),
  }))
  const parents = new Set(elements.map(({ parentElement }) => parentElement as Element))
  const plainLooks = looksOfPlainElements([...parents])
  const plainLook = plainLooks.get(container) as Looks
  return looks.flatMap(({ element, look, parts }) => {
    const usual = plainLooks.get(element.parentElement as Element) ?? plainLook
    const name = nameOf(element, container)
    const partLines = parts.flatMap(([part, its]) => linesOf(`${name}${part}`, its, look))
    return [...linesOf(name, look, usual), ...partLines]
  })
}

function lookOf(element: Element, part?: string): Looks {
  const style = getComputedStyle(element, part)
  // Both are displayed, so that their size depends on their content.
  const isPage = element === document.documentElement || element === document.body
  const names = isPage ? properties.filter((name) => !/^(width|height)$/.test(name)) : properties
  return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
}

function partsOf(element: Element): [part: string, look: Looks][] {
  const style = (part: string) => getComputedStyle(element, part)
  const parts = ['::before', '::after'].filter((part) => style(part).content !== 'none')
  if (style('::first-letter').float !== 'none') parts.push('::first-letter')
  if (element.hasAttribute('popover')) parts.push('::backdrop')
  return parts.map((part) => [part, lookOf(element, part)])
}

/** Returns how an element without styles looks in each of the parents. */
function looksOfPlainElements(parents: Element[]): Map<Element, Looks> {
  const plainElements = parents.map((parent) => {
    const plain = document.createElement('i')
    plain.style.all = 'unset'
    parent.append(plain)
    return plain
  })
  const looks = plainElements.map((plain, index) => [parents[index], lookOf(plain)] as const)
  for (const plain of plainElements) plain.remove()
  return new Map(looks as [Element, Looks][])
}

function linesOf(name: string, look: Looks, usual: Looks): string[] {
  return [...look]
    .filter(([property, value]) => value !== usual.get(property) && !isMissing(property, value))
    .map(([property, value]) => `${name} ${property}: ${value}`)
}

/** Whether it is a border without width, which has the colour of the text. */
function isMissing(property: string, value: string): boolean {
  return value === '' || (property.startsWith('border') && value.startsWith('0px'))
}

/** Returns the element's path in its sample, such as 'div.entries > div.entry'. */
function nameOf(element: Element, container: Element): string {
  const { parentElement, localName, classList } = element
  const name = [localName, ...(localName === 'html' ? [] : classList)].join('.')
  const isNested = parentElement && parentElement !== container && container.contains(parentElement)
  return isNested ? `${nameOf(parentElement, container)} > ${name}` : name
}

/** Returns the lines that are not among the others. */
export function withoutEqual(lines: string[], others: string[]): string[] {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}
