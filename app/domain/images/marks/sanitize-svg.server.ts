import sanitizeHtml from 'sanitize-html'

/** In bytes. An ornament from a drawing program has about ten thousand. */
export const maxSvgBytes = 512 * 1024
const maxShapes = 2000
/** The sanitizer needs quadratic time for nested tags. */
const maxTags = 8000
const maxAttributes = 20_000
const maxCssLength = 20_000
const maxClassesOfShape = 10
const maxStyleOfShape = 5000
/** The largest number for all shapes together. */
const maxStyles = 256 * 1024

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
  if (source.split('<').length > maxTags || source.split('=').length > maxAttributes)
    return undefined
  if (countShapes(source) > maxShapes) return undefined
  const css = [...source.matchAll(/<style[^<>]{0,200}>([^<]*)/g)].map(([, text]) => text).join('\n')
  if (css.length > maxCssLength) return undefined
  const classes = classStyles(css)
  let styleLength = 0
  const svg = sanitizeHtml(source, {
    ...shapesOnly,
    transformTags: {
      '*': (tagName, { class: names = '', style = '', ...attribs }) => {
        const styled = [...stylesOf(names, classes), style].filter(Boolean).join(';')
        styleLength += styled.length > maxStyleOfShape ? Number.POSITIVE_INFINITY : styled.length
        const root = tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }
        const isStyled = styled && styleLength <= maxStyles
        return { tagName, attribs: { ...attribs, ...root, ...(isStyled && { style: styled }) } }
      },
    },
    allowedAttributes: { ...shapesOnly.allowedAttributes, svg: ['xmlns'] },
    textFilter: () => '',
  }).trim()
  if (styleLength > maxStyles) return undefined
  return svg.startsWith('<svg') && countShapes(svg) > 0 ? svg : undefined
}

function countShapes(svg: string): number {
  return svg.match(/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/g)?.length ?? 0
}

type Declarations = Map<string, string>

/** The last value of each property, as drawing programs divide a class between several rules. */
function classStyles(css: string): Map<string, Declarations> {
  const styles = new Map<string, Declarations>()
  for (const rule of css.split('}')) {
    const [selectors = '', text = ''] = rule.split('{')
    const declarations = text.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
      return name in allowedStyles ? [[name, value] as const] : []
    })
    for (const [, name = ''] of selectors.matchAll(/\.([\w-]{1,60})/g)) {
      styles.set(name, new Map([...(styles.get(name) ?? []), ...declarations]))
    }
  }
  return styles
}

function stylesOf(names: string, classes: Map<string, Declarations>): string[] {
  const used = new Set(names.slice(0, 1000).trim().split(/\s+/).slice(0, maxClassesOfShape))
  const declarations = new Map([...used].flatMap((name) => [...(classes.get(name) ?? [])]))
  return [...declarations].map(([name, value]) => `${name}:${value}`)
}
