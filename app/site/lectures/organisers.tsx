import type { ReactNode } from 'react'
import type { ContentKey } from '~/domain/content/content'
import type { PressImage } from '~/domain/images/gallery/press-images'
import type { ForOrganisers } from '~/domain/lectures/organisers'
import type { WithLinks } from '~/http/linked-text'
import { PrintButton } from '~/site/layout/print-button'
import { PressImageFigure } from '~/site/press/press-images'
import { Content, useContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'
import { PlainText } from '~/site/text/plain-text'

type Facts = WithLinks<Pick<ForOrganisers, 'technicalNeeds' | 'fee'>, 'technicalNeeds' | 'fee'> & {
  duration: string | null
}

/** The requirements and the price of a lecture. */
export function OrganiserFacts({ page: { duration, technicalNeeds, fee } }: { page: Facts }) {
  return (
    <div>
      <dl className="border-rule border-t text-small empty:hidden">
        <Fact of="foredrag.duration">{duration}</Fact>
        <Fact of="foredrag.technical">{technicalNeeds && <PlainText text={technicalNeeds} />}</Fact>
        <Fact of="foredrag.fee">{fee && <PlainText text={fee} />}</Fact>
      </dl>
      <p className="no-print mt-6">
        <PrintButton>Udskriv</PrintButton>
      </p>
    </div>
  )
}

function Fact({ of, children }: { of: ContentKey; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="fact rail-1 border-rule border-b py-2.5 print:py-1">
      <dt className="label">
        <Content of={of} />
      </dt>
      <dd className="max-w-measure whitespace-pre-line">{children}</dd>
    </div>
  )
}

const lengths = [
  { length: 'short', name: 'presse.short' },
  { length: 'middle', name: 'presse.middle' },
  { length: 'long', name: 'presse.long' },
] as const

/** The introductions of the lecture, each with a copy button. */
export function OrganiserIntroductions({ introductions }: Pick<ForOrganisers, 'introductions'>) {
  const content = useContent()
  const written = lengths.filter(({ length }) => introductions[length])
  if (written.length === 0) return null
  return (
    <section aria-labelledby="introduktion">
      <h2 id="introduktion">
        <Content of="foredrag.introductions" />
      </h2>
      {written.map(({ length, name }) => (
        <CopyText
          key={length}
          title={<Content of={name} />}
          about={content[name] ?? ''}
          text={introductions[length] ?? ''}
        />
      ))}
    </section>
  )
}

/** The lecture's picture, in a print and a web version. */
export function OrganiserPictures({ images, name }: { images: PressImage[]; name: string }) {
  if (images.length === 0) return null
  return (
    <section aria-labelledby="billeder" className="no-print">
      <h2 id="billeder">
        <Content of="foredrag.pictures" />
      </h2>
      <ul data-wall="" className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
        {images.map((image) => (
          <li key={image.id}>
            <PressImageFigure image={image} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
