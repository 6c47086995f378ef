import type { ShownBiography } from '~/domain/press/press-kit'
import { Content, ContentPlace, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'

/** The biographies, each with a copy button. */
export function PressBiography({ biographies }: { biographies: ShownBiography[] }) {
  const content = useContent()
  return (
    <section id="biografi" aria-labelledby="biografi-titel" className="scroll-mt-28">
      <h2 id="biografi-titel">
        <Content of="presse.biography_title" />
      </h2>
      {biographies.map(({ of, name, text, html }) => (
        <CopyText
          key={of}
          title={<Content of={name} />}
          about={content[name] ?? ''}
          text={text}
          html={html}
          frame={(shown) => <ContentPlace of={of}>{shown}</ContentPlace>}
        />
      ))}
    </section>
  )
}
