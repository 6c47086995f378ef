import { data } from 'react-router'
import { contentLinks } from '~/domain/content/content-links.server'
import { builtInImages } from '~/domain/images/built-in'
import { activeImages } from '~/domain/images/images.server'
import { pressPicturesData } from '~/domain/images/images-json-ld'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { currentAdmin } from '~/platform/auth/session.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { Gallery } from '~/site/pictures/gallery'
import { PressLink } from '~/site/press/press-link'
import { Content } from '~/site/text/content'
import type { Route } from './+types/gallery'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const number = pageNumber(request.url)
  visit.normalizedUrl = pathOfPage('/billeder', number)
  const [content, { 'hero.name': credit, 'footer.copyright': notice }, gallery, admin] =
    await Promise.all([
      pageContent('billeder'),
      pageContent('hero', 'footer'),
      read(() => activeImages(backend, number), emptyPage),
      read(() => currentAdmin(backend, request), undefined),
    ])
  addJsonLd(
    pressPicturesData(backend.siteUrl, gallery.items, {
      title: content['billeder.title'],
      credit,
      notice,
    }),
  )
  const isEmpty = gallery.items.length === 0 && number === 1
  // The examples show the author the purpose of the page. Visitors get only the author's own pictures.
  const visibleGallery = isEmpty && admin ? { items: builtInImages } : gallery
  const linkedContent = contentLinks(content)
  return data(
    { content, linkedContent, isEmpty, gallery: visibleGallery },
    statusOf(visibleGallery),
  )
}

export default function PressPictures({ loaderData }: Route.ComponentProps) {
  const { content, isEmpty, gallery } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['billeder.title']}
        description={content['billeder.info']}
        path="/billeder"
      />
      <PageTitle title={<Content of="billeder.title" />} />
      {/* The permission to reuse the pictures, but not the built-in ones. */}
      {!isEmpty && (
        <aside className="mt-8 border-rule border-t pt-6">
          <Content of="billeder.info_title" as="h2" className="label" />
          <Content of="billeder.info" as="p" className="mt-1 max-w-measure whitespace-pre-line" />
        </aside>
      )}
      <PressLink className="mt-8 mb-14" />
      {isEmpty && (
        <p className="mt-12 mb-10 text-faded">
          <Content of={gallery.items.length > 0 ? 'billeder.examples' : 'billeder.empty'} />
        </p>
      )}
      <MoreList data={loaderData} selectPage={(page) => page.gallery}>
        {(images) => <Gallery images={images} />}
      </MoreList>
    </div>
  )
}
