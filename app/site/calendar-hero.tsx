import type { Picture as PictureView } from '~/domain/images/images'
import { Content } from './content'
import { PageTitle } from './page-title'
import { Picture } from './picture'

/**
 * Where words stand it is dark enough for 4.5:1 on a white photograph, however many lines they take:
 * it fades in over the padding above them.
 */
const shade = 'bg-[linear-gradient(to_bottom,rgb(23_19_15/0),rgb(23_19_15/0.72)_5rem)]'

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
    <section className="relative isolate flex min-h-[max(18rem,min(56.25vw,70svh))] flex-col justify-end bg-night text-candle print:block print:min-h-0 print:bg-transparent print:text-ink">
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        className="absolute! inset-0 -z-10 size-full print:hidden"
      />
      <div className={`pt-20 pb-6 md:pb-12 print:bg-none print:p-0 ${shade}`}>
        <div className="page">
          <h1>
            <Content of="kalender.title" />
          </h1>
          <p className="mt-3 max-w-[34ch] whitespace-pre-line text-lead leading-snug">
            <Content of="kalender.subtitle" />
          </p>
        </div>
      </div>
    </section>
  )
}
