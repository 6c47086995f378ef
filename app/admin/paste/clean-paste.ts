import { leftOutCopy } from '~/admin/copy/rich-text.copy'
import { pastedLink } from '~/forms/pasted-link'
import type { LeftOut } from './left-out'
import { ordinarySpaces } from './ordinary-spaces'
import { type Block, nestBlocks } from './pasted-blocks'
import { pastedBody } from './pasted-body'
import { boundedDepth } from './pasted-depth'
import { formatted, isSameFormat } from './pasted-format'
import { type Line, linesOf, type Run } from './pasted-lines'

/**
 * Cleans HTML that is pasted from Word, Google Docs, a mail or a web page, and returns it in the editor's markup with
 * the kinds of content that were left out. This is no security measure: the server cleans texts with `cleanRichText`.
 */
export function cleanPaste(html: string): { html: string; leftOut: LeftOut[] } {
  const bounded = boundedDepth(html.normalize('NFC'))
  const body = pastedBody(bounded)
  if (isFromEditor(body)) return { html: bounded, leftOut: [] }
  const leftOut = new Set<LeftOut>()
  const lines = linesOf(body, leftOut).map((line) => ({ ...line, runs: tidy(line.runs) }))
  return {
    html: nestBlocks(paragraphsFrom(lines), document.createElement('div')).innerHTML,
    leftOut: (Object.keys(leftOutCopy) as LeftOut[]).filter((kind) => leftOut.has(kind)),
  }
}

const editorElements =
  'p,br,strong,em,sup,sub,span,a,ul,ol,li,blockquote,figure,img,figcaption,aside'.split(',')
const editorAttributes =
  'data-pm-slice,href,lang,start,data-pdf-id,data-picture,data-alt,data-credit,data-card,data-media'.split(
    ',',
  )

/** Other editors made with ProseMirror mark their text like this one, but have other elements. */
function isFromEditor(body: Element): boolean {
  if (!body.querySelector('[data-pm-slice]')) return false
  return [...body.querySelectorAll(':not(meta)')].every(
    ({ localName, attributes }) =>
      editorElements.includes(localName) &&
      [...attributes].every(
        ({ name, value }) =>
          editorAttributes.includes(name) && (name !== 'href' || pastedLink(value) === value),
      ),
  )
}

/** Joins runs of the same format, and removes the spaces that browsers do not show. */
function tidy(runs: readonly Run[]): Run[] {
  const spaced = ordinarySpaces(runs.map(({ text }) => text).join(''))
  const tidied: Run[] = []
  let at = 0
  for (const { text, format } of runs) {
    const last = tidied.at(-1)
    let visible = spaced.slice(at, at + text.length).replace(/ {2,}/g, ' ')
    if (!last || last.text.endsWith(' ')) visible = visible.trimStart()
    at += text.length
    if (visible === '') continue
    if (last && isSameFormat(last.format, format)) last.text += visible
    else tidied.push({ text: visible, format })
  }
  const last = tidied.at(-1)
  if (last) last.text = last.text.replace(/ $/, '')
  return tidied.filter(({ text }) => text !== '')
}

/** Longer lines are prose, each a paragraph, also if there is no space between them. */
const maxVerseLength = 100

function paragraphsFrom(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  const isPoem = isPoemOfParagraphs(lines)
  let previous: Line | undefined
  for (const line of lines) {
    const { runs, item, quote } = line
    if (runs.length > 0) {
      const last = blocks.at(-1)
      if (last && previous && isSameParagraph(previous, line, isPoem)) {
        last.element.append(document.createElement('br'))
        last.element.append(...runs.map(({ text, format }) => formatted(text, format)))
      } else {
        const element = document.createElement('p')
        element.append(...runs.map(({ text, format }) => formatted(text, format)))
        blocks.push({ element, item, quote })
      }
    }
    previous = runs.length > 0 ? line : undefined
  }
  return blocks
}

function isSameParagraph(previous: Line, line: Line, isPoem: boolean): boolean {
  if (previous.item !== line.item || previous.quote !== line.quote) return false
  if (line.gap === 'break') return true
  const isClose = line.gap === 'close' || (isPoem && line.gap === 'paragraph')
  return isClose && lengthOf(previous) <= maxVerseLength && lengthOf(line) <= maxVerseLength
}

/** Whether each line is a paragraph, as in a poem typed in Word, where an empty paragraph ends a stanza. */
function isPoemOfParagraphs(lines: readonly Line[]): boolean {
  const lengths = lines.map(lengthOf)
  const end = lengths.findLastIndex((length) => length > 0)
  const hasBreak = lengths.some((length, at) => length === 0 && at < end)
  return hasBreak && Math.max(...lengths) <= maxVerseLength
}

function lengthOf({ runs }: Line): number {
  return runs.reduce((length, { text }) => length + text.length, 0)
}
