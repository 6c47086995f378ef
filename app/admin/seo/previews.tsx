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

/** Previews of the page elsewhere, with the draft's texts or else its own. */
export function Previews({ draft, stored, siteUrl }: PreviewsProps) {
  const shown = useShownPage(stored)
  // Once settings are stored, the page's own default texts are unknown.
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
