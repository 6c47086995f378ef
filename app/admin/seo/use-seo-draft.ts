import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { clearHistoryState, linkedInput } from '~/admin/form/starting-input'
import { AccountContext } from '~/admin/screen/contexts'
import { pathOfForm } from '~/admin/unsaved-drafts/drafted-path'
import { useEditedValues } from '~/admin/unsaved-drafts/use-edited-values'
import { seoPages } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import { type ListedSeo, seoForm } from '~/domain/seo/seo.form'
import { openedParameter } from '~/http/opened-row'
import { showToast } from '~/ui/toast'

/** The unsaved settings of a page, and the earlier version of them that a link passed to the screen. */
export function useSeoDraft({ id, ...stored }: ListedSeo) {
  const location = useLocation()
  const { state, pathname } = location
  const [parameters] = useSearchParams()
  const isLinked = id !== null && parameters.get(openedParameter) === id
  const [hasEarlierVersion, setHasEarlierVersion] = useState(false)
  const { page_slug, meta_title, meta_description, revision } = stored
  const edited = useEditedValues(
    { page_slug, meta_title, meta_description, revision },
    {
      account: useContext(AccountContext),
      schema: seoForm,
      formKey: `${pathname} ${page_slug}`,
      draft: () => ({
        path: pathOfForm(location, id ?? undefined),
        kind: seoCopy.draftKind,
        title: seoPages.find(({ slug }) => slug === page_slug)?.name ?? page_slug,
      }),
      labels: { meta_title: seoCopy.metaTitle, meta_description: seoCopy.metaDescription },
      onSaved: forgetEarlierVersion,
    },
  )
  function forgetEarlierVersion() {
    if (hasEarlierVersion) clearHistoryState()
    setHasEarlierVersion(false)
  }
  const onOpen = useEffectEvent(() => {
    const linked = isLinked ? linkedInput(state, stored) : undefined
    if (!linked) return
    setHasEarlierVersion(true)
    edited.change(linked.input)
  })
  useEffect(() => onOpen(), [])
  function reset() {
    edited.discard()
    forgetEarlierVersion()
    showToast({ title: seoCopy.resetDone })
  }
  return { ...edited, isLinked, isEarlierVersion: hasEarlierVersion && edited.isChanged, reset }
}
