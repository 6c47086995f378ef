import type { PressImage } from '~/domain/images/gallery/gallery'
import type { OrganisersPart } from '~/domain/lectures/lectures'
import type { WithLinks } from '~/http/linked-text'
import { PrintButton } from '~/site/layout/print-button'
import { Section } from '~/site/layout/section'
import { PressImageFigure } from '~/site/press/press-images'
import { Content, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'

type Facts = WithLinks<Pick<OrganisersPart, 'technicalNeeds' | 'fee'>, 'technicalNeeds' | 'fee'> & {
  duration: string | null
}

/** The requirements and the price of a lecture. */
export function OrganiserFacts({ page: { duration, technicalNeeds, fee } }: { page: Facts }) {
  const facts = [
    { label: 'foredrag.duration', fact: duration },
    { label: 'foredrag.technical', fact: technicalNeeds && <PlainText text={technicalNeeds} /> },
    { label: 'foredrag.fee', fact: fee && <PlainText text={fee} /> },
  ] as const
  return (
    <div>
      <FactList facts={facts} columns="fact rail-1 print:py-1 [&>dd]:max-w-measure" />
      <p className="no-print mt-6 md:pl-[13rem]">
        <PrintButton>Udskriv</PrintButton>
      </p>
    </div>
  )
}

const lengths = [
  { length: 'short', name: 'presse.short' },
  { length: 'middle', name: 'presse.middle' },
  { length: 'long', name: 'presse.long' },
] as const

/** The introductions of the lecture, each with a copy button. */
export function OrganiserIntroductions({ introductions }: Pick<OrganisersPart, 'introductions'>) {
  const content = useContent()
  const available = lengths.filter(({ length }) => introductions[length])
  if (available.length === 0) return null
  return (
    <Section id="introduktion" title="foredrag.introductions">
      {available.map(({ length, name }) => (
        <CopyText
          key={length}
          title={<Content of={name} />}
          textName={content[name] ?? ''}
          text={introductions[length] ?? ''}
        />
      ))}
    </Section>
  )
}

/** The lecture's picture, in a print and a web version. */
export function OrganiserPictures({ images, name }: { images: PressImage[]; name: string }) {
  if (images.length === 0) return null
  return (
    <Section id="billeder" title="foredrag.pictures" className="no-print">
      <ul data-wall="" className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {images.map((image) => (
          <li key={image.id}>
            <PressImageFigure image={image} name={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
