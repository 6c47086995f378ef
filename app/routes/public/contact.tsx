import { authorContact } from '~/domain/contact/author-json-ld'
import { contactPage, emptyContactPage } from '~/domain/contact/contact.server'
import { pageFeatures } from '~/domain/content/features/features.server'
import { askPath } from '~/domain/enquiries/enquiries'
import { pictureAt } from '~/domain/images/images.server'
import { textOf } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { AskLink } from '~/site/enquiries/ask-link'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { ProfileList } from '~/site/layout/profile-list'
import { useSiteData } from '~/site/layout/site-data'
import { Picture } from '~/site/pictures/picture'
import { ContactCard } from '~/site/press/contact-card'
import { PlainText } from '~/site/text/plain-text'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, { image_url, image_alt, ...page }] = await Promise.all([
    pageContent('kontakt'),
    read(() => contactPage(backend), emptyContactPage),
  ])
  const picture = await read(() => pictureAt(backend, image_url), undefined)
  addJsonLd(authorContact(backend.siteUrl, page))
  const linkedPage = withLinks(page, 'header_subtitle', 'location', 'quote_text')
  return {
    content,
    page: linkedPage,
    ...((await pageFeatures(context)).contactForm && { ask: askPath }),
    picture: picture && { ...picture, alt: image_alt || picture.alt },
  }
}

export default function Contact({ loaderData: { page, picture, ask } }: Route.ComponentProps) {
  const { header_title, header_subtitle, email, phone, location } = page
  const { profiles } = useSiteData()
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={header_title}
        description={header_subtitle ? textOf(header_subtitle) : header_title}
        path="/kontakt"
      />
      <PageTitle
        title={header_title}
        intro={header_subtitle && <PlainText text={header_subtitle} />}
      />
      <div className="rail-2 mt-12 grid gap-y-14 md:mt-16">
        {picture && (
          <Picture
            picture={picture}
            ratio="natural"
            sizes="(min-width: 48rem) 30rem, 90vw"
            priority
            className="w-full self-start"
          />
        )}
        <div className="md:col-start-2">
          {(email || phone || location) && (
            <section aria-labelledby="direkte">
              {page.form_title && <p className="mb-3 text-faded text-small">{page.form_title}</p>}
              <h2 id="direkte" className="hyphens-auto">
                {page.direct_contact_title}
              </h2>
              <div className="mt-6">
                <ContactCard info={page} />
              </div>
            </section>
          )}
          {ask && (
            <p className="no-print mt-10">
              <AskLink to={ask}>Skriv til mig her</AskLink>
            </p>
          )}
          {profiles && (
            <div className="mt-10">
              <ProfileList profiles={profiles} />
            </div>
          )}
          {page.quote_text && (
            <figure className="mt-14">
              <blockquote className="whitespace-pre-line font-display text-heading italic leading-snug">
                <PlainText text={page.quote_text} />
              </blockquote>
              {page.quote_author && (
                <figcaption className="mt-4 text-faded text-small">{page.quote_author}</figcaption>
              )}
            </figure>
          )}
        </div>
      </div>
    </div>
  )
}
