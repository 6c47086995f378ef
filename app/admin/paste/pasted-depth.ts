/** Far deeper than a page of a program or of the web. The parser looks through all open elements at each tag. */
const maxOpen = 100

/** Their end tags may be left out, so that they do not nest in themselves. */
const closedByNext = new Set(
  'p,li,dd,dt,td,th,tr,tbody,thead,tfoot,option,optgroup,rt,rp,br,hr,img,input,meta,link,col,wbr,area,base,embed,source,track,param'.split(
    ',',
  ),
)

const tag = /<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi

/** Drawings have empty elements: <path/>. */
function nests(name: string, markup: string): boolean {
  if (closedByNext.has(name)) return false
  return !markup.endsWith('/>') || !(document.createElement(name) instanceof HTMLUnknownElement)
}

/** Leaves out the tags of elements that are nested too deep. Their text stays. */
export function boundedDepth(html: string): string {
  const open = new Map<string, number>()
  const leftOut = new Map<string, number>()
  let depth = 0
  return html.replace(tag, (markup: string, slash: string, written: string) => {
    const name = written.toLowerCase()
    if (!nests(name, markup)) return markup
    const [opened, dropped] = [open.get(name) ?? 0, leftOut.get(name) ?? 0]
    if (slash && dropped > 0) {
      leftOut.set(name, dropped - 1)
      return ' '
    }
    if (slash) {
      if (opened > 0) depth -= 1
      open.set(name, Math.max(opened - 1, 0))
      return markup
    }
    if (depth >= maxOpen) {
      leftOut.set(name, dropped + 1)
      return ' '
    }
    depth += 1
    open.set(name, opened + 1)
    return markup
  })
}
