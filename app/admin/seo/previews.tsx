import type { SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import type { SeoForm } from '~/domain/seo/seo.form'
import { SearchPreview } from './search-preview'
import { SharePreview } from './share-preview'
import { useShownPage } from './use-shown-page'

interface PreviewsProps {
  draft: SeoSettings
  stored: SeoForm
  siteUrl: string
}

/** How the page looks from elsewhere with the draft's words, and with its own where it has none. */
export function Previews({ draft, stored, siteUrl }: PreviewsProps) {
  const shown = useShownPage(stored)
  // Once something is stored, what the page would say without it is not to be seen.
  const ownTitle = stored.meta_title ? undefined : shown?.title
  const ownDescription = stored.meta_description ? undefined : shown?.description
  const title = draft.title || ownTitle || seoCopy.noTitle
  const description = draft.description || ownDescription || seoCopy.noDescription
  return (
    <>
      <SearchPreview
        title={title}
        description={description}
        url={`${siteUrl}${stored.page_slug}`}
      />
      <SharePreview
        title={title}
        description={description}
        picture={shown?.picture}
        isAwaited={shown === undefined}
        host={new URL(siteUrl).host}
      />
    </>
  )
}
