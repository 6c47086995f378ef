import sanitizeHtml from 'sanitize-html'

/** In bytes. An ornament from a drawing program has about ten thousand. */
export const maxSvgBytes = 512 * 1024
const maxShapes = 2000
/** The sanitizer needs quadratic time for nested tags. */
const maxTags = 8000

const lengths = /^[\d\s.,eE%+-]{0,400}(?:px|mm|cm|pt|in)?$/
const color =
  /^(?:none|transparent|currentColor|[a-z]{3,20}|#[\da-f]{3,8}|rgba?\([\d\s.,%]{1,40}\))$/i
const allowedStyles = {
  fill: [color],
  stroke: [color],
  'fill-rule': [/^(?:evenodd|nonzero)$/],
  'fill-opacity': [lengths],
  'stroke-opacity': [lengths],
  'stroke-width': [lengths],
  'stroke-linecap': [/^[a-z]+$/],
  'stroke-linejoin': [/^[a-z]+$/],
  'stroke-miterlimit': [lengths],
  opacity: [lengths],
  display: [/^none$/],
}

const shapesOnly: sanitizeHtml.IOptions = {
  allowedTags: ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  allowedAttributes: {
    '*': [
      'viewBox',
      'width',
      'height',
      'd',
      'points',
      'x',
      'y',
      'cx',
      'cy',
      'r',
      'rx',
      'ry',
      'x1',
      'y1',
      'x2',
      'y2',
      'transform',
      'style',
      ...Object.keys(allowedStyles),
    ],
  },
  allowedStyles: { '*': allowedStyles },
  nonTextTags: ['style', 'script', 'text', 'title', 'desc', 'metadata', 'defs', 'foreignObject'],
  nestingLimit: 30,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/** Removes scripts, links, text, pictures, filters, `use` and entities. Undefined without shapes or with too many. */
export function sanitizeSvg(source: string): string | undefined {
  if (!/<svg[\s>]/.test(source) || /<!ENTITY/i.test(source)) return undefined
  if (source.split('<').length > maxTags) return undefined
  const rules = classRules(source)
  const svg = sanitizeHtml(source, {
    ...shapesOnly,
    transformTags: {
      '*': (tagName, { class: names = '', style = '', ...attribs }) => {
        const classStyles = names.split(/\s+/).map((name) => rules.get(name) ?? '')
        const styled = [...classStyles, style].filter(Boolean).join(';')
        const root = tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }
        return { tagName, attribs: { ...attribs, ...root, ...(styled && { style: styled }) } }
      },
    },
    allowedAttributes: { ...shapesOnly.allowedAttributes, svg: ['xmlns'] },
    textFilter: () => '',
  }).trim()
  const shapes = svg.match(/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/g)?.length ?? 0
  return svg.startsWith('<svg') && shapes > 0 && shapes <= maxShapes ? svg : undefined
}

function classRules(source: string): Map<string, string> {
  const sheets = [...source.matchAll(/<style[^<>]{0,200}>([^<]{0,20000})/g)].map(([, css]) => css)
  const rules = sheets.join('\n').matchAll(/([^{}]{1,400})\{([^{}]{0,1000})\}/g)
  const styles = new Map<string, string>()
  for (const [, selectors = '', declarations = ''] of rules) {
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]{1,60})/g)) {
      styles.set(name, [styles.get(name), declarations].filter(Boolean).join(';'))
    }
  }
  return styles
}
