import type { Picture as PictureView } from '~/domain/images/images'
import type { Shade } from '~/domain/images/site-pictures/shade'
import { PageTitle } from '~/site/layout/page-title'
import { Picture } from '~/site/pictures/picture'
import { wideShades } from '~/site/pictures/shade-classes'
import { Content } from '~/site/text/content'

interface CalendarHeroProps {
  picture: PictureView | undefined
  /** The shade behind the text on the picture, on wide screens. */
  shade: Shade
}

/** The top of the calendar: its title, on the picture if there is one. */
export function CalendarHero({ picture, shade }: CalendarHeroProps) {
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
        className="plate-picture w-full print:hidden"
      />
      <div
        className={`pt-6 pb-8 md:absolute md:inset-x-0 md:bottom-0 md:pt-20 md:pb-10 print:static print:p-0 ${wideShades[shade]}`}
      >
        <div className="page">
          <Content of="kalender.title" as="h1" />
          <p className="mt-3 max-w-[19.7em] whitespace-pre-line text-balance text-lead leading-snug">
            <Content of="kalender.subtitle" />
          </p>
        </div>
      </div>
    </section>
  )
}
