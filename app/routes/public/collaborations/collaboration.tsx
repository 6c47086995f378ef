import { href, redirect } from 'react-router'
import { collaborationPath } from '~/domain/collaborations/collaborations'
import { collaborationAt } from '~/domain/collaborations/collaborations.server'
import { collaborationData } from '~/domain/collaborations/collaborations-json-ld'
import { pictureAt } from '~/domain/images/images.server'
import { pdfLinkCopy } from '~/forms/rich-text.copy'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { BackLink } from '~/site/layout/back-link'
import { PageHead } from '~/site/layout/page-head'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/collaboration'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('samarbejder'),
    readEntry(context, request, () => collaborationAt(backend, params.slug), collaborationPath),
  ])
  if (entry === 404) throw redirect(href('/samarbejder'), 302)
  if (entry === 200) return { content, collaboration: undefined, picture: undefined }
  const { imagePath, ...collaboration } = entry.collaboration
  const picture = await read(() => pictureAt(backend, imagePath), undefined)
  addJsonLd(
    collaborationData(backend.siteUrl, content['samarbejder.title'], collaboration, picture),
  )
  return { content, collaboration, picture }
}

export default function CollaborationPage({ loaderData }: Route.ComponentProps) {
  const { content, collaboration, picture } = loaderData
  if (!collaboration)
    return (
      <div className="page grid content-start justify-items-start gap-6 py-14 md:py-20">
        <PageHead
          title={content['samarbejder.title']}
          description={content['samarbejder.title']}
          path="/samarbejder"
        />
        <h1>{content['samarbejder.title']}</h1>
        <Content of="samarbejder.empty" as="p" className="text-faded" />
        <BackLink to={href('/samarbejder')} of="samarbejder.back" />
      </div>
    )
  const { title, slug, text, description, link, files } = collaboration
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={title}
        description={text || title}
        path={collaborationPath(slug)}
        type="article"
      />
      <BackLink to={href('/samarbejder')} of="samarbejder.back" />
      <h1 className="mt-4 max-w-[12.5em] md:mt-6 hyphens-auto">{title}</h1>
      {picture ? (
        <Picture
          picture={picture}
          ratio="21/9"
          sizes="(min-width: 80rem) 68rem, (min-width: 48rem) 90vw, 100vw"
          priority
          className="my-10 max-md:-mx-(--page-margin) md:my-14"
        />
      ) : (
        <p className="no-print my-10 grid aspect-21/9 place-content-center bg-leaf text-faded text-small md:my-14">
          <Content of="samarbejder.no_image" />
        </p>
      )}
      <div className="rail-1 grid gap-y-6">
        <Content of="samarbejder.about_title" as="h2" className="hyphens-auto md:-mr-8" />
        <div className="grid max-w-measure grid-cols-1 gap-10">
          <Prose html={description} />
          {files.length > 0 && (
            <section>
              <Content of="samarbejder.files_title" as="h3" className="label" />
              <ul className="mt-3 border-rule border-b">
                {files.map(({ id, name, size, url }) => (
                  <li
                    key={id}
                    className="flex items-baseline justify-between gap-6 border-rule border-t"
                  >
                    {url ? (
                      <a
                        href={url}
                        data-pdf-id={id}
                        download
                        className="link min-w-0 break-words py-3"
                      >
                        {name}
                      </a>
                    ) : (
                      <span className="py-3">{`${name} ${pdfLinkCopy.unavailable}`}</span>
                    )}
                    <span className="shrink-0 text-faded text-small">{size}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {link && (
            <p className="no-print">
              <a href={link} rel="noopener noreferrer" className="button text-accent">
                <Content of="samarbejder.visit" />
              </a>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
