import { MailLayout, MailLink, MailRichText, mailHtml } from './mail-layout.server'
import type { MailLook } from './mail-look.server'

interface LetterMail {
  title: string
  preview: string
  /** Cleaned HTML with its styles on the elements. */
  html: string
  /** Why the reader gets it. */
  why: string
  /** Each in a line of its own. */
  links: { url: string; label: string }[]
}

const line = { margin: '0 0 6px' }

export function letterMailHtml(look: MailLook, letter: LetterMail): string {
  const { title, preview, html, why, links } = letter
  const footer = (
    <>
      <p style={line}>{why}</p>
      {links.map(({ url, label }) => (
        <p key={url} style={line}>
          <MailLink url={url}>{label}</MailLink>
        </p>
      ))}
    </>
  )
  return mailHtml(
    <MailLayout look={look} subject={title} preview={preview} footer={footer}>
      <h1 style={{ margin: '0 0 18px', fontSize: '28px', lineHeight: 1.25 }}>{title}</h1>
      <MailRichText html={html} />
    </MailLayout>,
  )
}
