import { biographies } from '~/domain/press/press-kit'
import { Content, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'

/** The biographies, each with a copy button. */
export function PressBiography() {
  const content = useContent()
  return (
    <section id="biografi" aria-labelledby="biografi-titel" className="scroll-mt-28">
      <h2 id="biografi-titel">
        <Content of="presse.biography_title" />
      </h2>
      {biographies.map(({ text, name }) => {
        const written = content[text]
        if (!written) return null
        return (
          <CopyText
            key={text}
            title={<Content of={name} />}
            about={content[name] ?? ''}
            text={written}
          >
            <Content of={text} />
          </CopyText>
        )
      })}
    </section>
  )
}
