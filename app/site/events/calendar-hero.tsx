import type { Picture as PictureView } from '~/domain/images/images'
import { PageTitle } from '~/site/layout/page-title'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'

/** The opening of the calendar: its title on the top picture, or on paper where there is none. */
export function CalendarHero({ picture }: { picture: PictureView | undefined }) {
  if (!picture) {
    return (
      <div className="page pt-14 md:pt-20">
        <PageTitle intro={<Content of="kalender.subtitle" />}>
          <Content of="kalender.title" />
        </PageTitle>
      </div>
    )
  }
  return (
    <section className="plate relative isolate bg-night text-candle print:bg-transparent print:text-ink">
      <Picture
        picture={picture}
        sizes="100vw"
        ratio="16/9"
        priority
        className="w-full print:hidden"
      />
      <div className="plate-words pt-6 pb-8 md:absolute md:inset-x-0 md:bottom-0 md:pt-20 md:pb-10 print:static print:p-0">
        <div className="page">
          <h1>
            <Content of="kalender.title" />
          </h1>
          <p className="mt-3 max-w-[19.7em] whitespace-pre-line text-lead leading-snug">
            <Content of="kalender.subtitle" />
          </p>
        </div>
      </div>
    </section>
  )
}
