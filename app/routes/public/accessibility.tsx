import { data, href } from 'react-router'
import { countRecordedExtracts } from '~/domain/bibliography/bibliography.server'
import { accessibilityCopy as copy } from '~/domain/content/accessibility.copy'
import { pageFeatures } from '~/domain/content/features/features.server'
import { countPublicFiles } from '~/domain/hymns/files/hymn-files.server'
import { countPublicUndescribed } from '~/domain/images/gallery/gallery.server'
import { countRecordedLectures } from '~/domain/lectures/lectures.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { Content, useContent } from '~/site/text/content'
import type { Route } from './+types/accessibility'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend, read } = pageRequest(context)
  if (!(await pageFeatures(context)).accessibility) throw data(null, 404)
  const [pictures, scores, recordings, lectures, extracts] = await Promise.all([
    read(() => countPublicUndescribed(backend), 0),
    read(() => countPublicFiles(backend, 'score'), 0),
    read(() => countPublicFiles(backend, 'recording'), 0),
    read(() => countRecordedLectures(backend), 0),
    read(() => countRecordedExtracts(backend), 0),
  ])
  return { counts: { pictures, scores, recordings, talks: lectures + extracts } }
}

export default function Accessibility({ loaderData: { counts } }: Route.ComponentProps) {
  const email = useContent()['footer.email']
  const kinds = ['pictures', 'scores', 'recordings', 'talks'] as const
  const limits = kinds.filter((kind) => counts[kind] > 0)
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={copy.title} description={copy.intro} path={href('/tilgaengelighed')} />
      <PageTitle title={copy.title} intro={copy.intro} />
      <div className="mt-12 grid max-w-measure gap-10">
        <Part {...copy.standard} />
        <Part {...copy.tests} />
        <section className="grid gap-3">
          <h2>{copy.limits.title}</h2>
          {limits.length === 0 && <p>{copy.limits.none}</p>}
          <ul className="grid gap-2 empty:hidden">
            {limits.map((kind) => (
              <li key={kind}>{copy.limits[kind](counts[kind])}</li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2>{copy.contact.title}</h2>
          <p>{copy.contact.text}</p>
          <p>
            {email ? (
              <a href={`mailto:${email}`} className="link inline-block py-1">
                <Content of="footer.email" />
              </a>
            ) : (
              <SiteLink to={href('/kontakt')} className="link inline-block py-1">
                {copy.contact.link}
              </SiteLink>
            )}
          </p>
        </section>
      </div>
    </div>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
}
