import { firstSentence } from '~/danish/first-sentence'
import { quoted } from '~/danish/quoted'

interface SharedText {
  title: string
  /** Date and place, or a year. */
  subtitle: string
  text: string
  siteName: string
  url: string
}

const lines = (...all: string[]) => all.filter(Boolean).join('\n')
const paragraphs = (...all: string[]) => all.filter(Boolean).join('\n\n')

export const shareKitCopy = {
  open: 'Del …',
  title: (name: string) => `Del ${quoted(name)}`,
  send: 'Del',
  shapes: ['Bredt, til et link', 'Kvadrat, til et opslag', 'Højt, til en story'],
  size: ({ width, height }: { width: number; height: number }) => `${width} × ${height}`,
  postText: ({ title, subtitle, text }: SharedText) =>
    paragraphs(lines(title, subtitle), firstSentence(text)),
  letterText: ({ title, subtitle, text, siteName, url }: SharedText) => ({
    subject: title,
    body: paragraphs(
      'Hej',
      'Jeg vil gerne dele det her med dig:',
      lines(title, subtitle),
      firstSentence(text),
      url,
      lines('Venlig hilsen', siteName),
    ),
  }),
}
