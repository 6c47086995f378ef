import type { ShownBiography } from '~/domain/press/press-kit'
import { Section } from '~/site/layout/section'
import { Content, ContentPlace, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'

/** The biographies, each with a copy button. */
export function PressBiography({ biographies }: { biographies: ShownBiography[] }) {
  const content = useContent()
  return (
    <Section
      id="biografi-titel"
      title="presse.biography_title"
      anchor="biografi"
      className="scroll-mt-28"
    >
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
    </Section>
  )
}
