import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type MailLook, markId } from './mail-look.server'

const LookContext = createContext<MailLook | undefined>(undefined)

function useLook(): MailLook {
  const look = useContext(LookContext)
  if (!look) throw new Error('Parts of a mail are inside a MailLayout')
  return look
}

/** The classes have the dark colours, which only some mail programs know; the inline styles have the light ones. */
const darkStyles = ({ dark }: MailLook) =>
  `@media (prefers-color-scheme: dark){.m-page{background:${dark.paper}!important;color:${dark.ink}!important}.m-faded{color:${dark.faded}!important}.m-rule{border-color:${dark.rule}!important}.m-link{color:${dark.accent}!important}.m-button{background:${dark.accent}!important;color:${dark.paper}!important}}`

/** Where `display` is ignored, the line is one pixel high and has the colour of the paper. */
const hiddenLine = (color: string) => ({
  display: 'none',
  fontSize: '1px',
  lineHeight: '1px',
  color,
  msoHide: 'all',
})

interface MailLayoutProps {
  look: MailLook
  subject: string
  /** The line that mail programs show beside the subject. */
  preview?: string
  /** Below the content, such as who sent it and how to sign off. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * The page of every mail: tables and inline styles, since mail programs ignore much else. `children` are the parts of
 * this file, or HTML of running text in `MailRichText`. Make the HTML of it with `mailHtml`.
 */
export function MailLayout({ look, subject, preview, footer, children }: MailLayoutProps) {
  const { light, font, siteName, siteUrl, hasMark } = look
  return (
    <LookContext value={look}>
      <html lang="da">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>{subject}</title>
          <style>{darkStyles(look)}</style>
        </head>
        <body
          className="m-page"
          style={{ margin: 0, padding: 0, background: light.paper, color: light.ink }}
        >
          {preview && <div style={hiddenLine(light.paper)}>{preview}</div>}
          <table
            role="presentation"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            className="m-page"
            style={{ background: light.paper, color: light.ink }}
          >
            <tbody>
              <tr>
                <td align="center" style={{ padding: '32px 20px' }}>
                  <table
                    role="presentation"
                    width={560}
                    cellPadding={0}
                    cellSpacing={0}
                    style={{ width: '100%', maxWidth: '560px' }}
                  >
                    <tbody>
                      <tr>
                        <td
                          align="left"
                          style={{ fontFamily: font, fontSize: '18px', lineHeight: 1.6 }}
                        >
                          {hasMark && (
                            <img
                              src={`cid:${markId}`}
                              alt=""
                              width={40}
                              height={40}
                              style={{ display: 'block' }}
                            />
                          )}
                          <p
                            className="m-rule"
                            style={{
                              margin: '12px 0 24px',
                              paddingBottom: '12px',
                              borderBottom: `1px solid ${light.rule}`,
                            }}
                          >
                            <a
                              href={siteUrl}
                              className="m-faded"
                              style={{ color: light.faded, textDecoration: 'none' }}
                            >
                              {siteName}
                            </a>
                          </p>
                          {children}
                          {footer && (
                            <div
                              className="m-faded m-rule"
                              style={{
                                marginTop: '32px',
                                paddingTop: '12px',
                                borderTop: `1px solid ${light.rule}`,
                                color: light.faded,
                                fontSize: '14px',
                              }}
                            >
                              {footer}
                            </div>
                          )}
                        </td>
                      </tr>
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </body>
      </html>
    </LookContext>
  )
}

/** The HTML of a `MailLayout`. */
export function mailHtml(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`
}

/** A paragraph with its line breaks. */
export function MailText({ children }: { children: string }) {
  return (
    <p style={{ margin: '0 0 18px' }}>
      {children
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={line} />, line]))}
    </p>
  )
}

export function MailLink({ url, children = url }: { url: string; children?: ReactNode }) {
  return (
    <a href={url} className="m-link" style={{ color: useLook().light.accent }}>
      {children}
    </a>
  )
}

/** A link as a button, with its address below it for programs that do not open it. */
export function MailButton({ url, label }: { url: string; label: string }) {
  const { accent, paper } = useLook().light
  return (
    <p style={{ margin: '0 0 18px' }}>
      <a
        href={url}
        className="m-button"
        style={{
          display: 'inline-block',
          padding: '10px 20px',
          background: accent,
          color: paper,
          textDecoration: 'none',
        }}
      >
        {label}
      </a>
    </p>
  )
}

export function MailFacts({ facts }: { facts: { label: string; value: string }[] }) {
  const { faded } = useLook().light
  const cell = { padding: '0 16px 6px 0', verticalAlign: 'top', textAlign: 'left' } as const
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 18px' }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <td className="m-faded" style={{ ...cell, color: faded }}>
              {label}
            </td>
            <td style={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function MailQuotation({ children }: { children: string }) {
  const { rule } = useLook().light
  return (
    <div
      className="m-rule"
      style={{ margin: '0 0 18px', paddingLeft: '16px', borderLeft: `3px solid ${rule}` }}
    >
      {children.split(/\n{2,}/).map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </div>
  )
}

/** Cleaned HTML of running text, such as that of a letter. */
export function MailRichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only cleaned HTML of the site
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
