import { useState } from 'react'
import { useSaving } from '~/admin/use-saving'
import type { SeoSettings } from '~/domain/seo/seo'
import { seoCopy } from '~/domain/seo/seo.copy'
import { type SeoForm, seoForm } from '~/domain/seo/seo.form'
import { type FieldErrors, formOf, readForm } from '~/forms/form'
import { showToast } from '~/ui/toast'

/**
 * A card's unsaved draft beside what is stored; saving removes the draft (docs/specification.md,
 * "Search engines").
 */
export function useSeoDraft(stored: SeoForm) {
  const [base, setBase] = useState(stored)
  const [written, setWritten] = useState<SeoSettings>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [newer, setNewer] = useState<SeoForm>()
  const { send, busy, isBusy } = useSaving((answer) => {
    if (answer.kind === 'done') forget(stored)
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'outdated') setNewer(answer.values as unknown as SeoForm)
  })

  // Another card's save brings newer settings along, which a draft is not to be measured by.
  const shown = written ? base : stored
  const draft = written ?? settingsOf(stored)
  const saved = settingsOf(shown)
  const differs = draft.title !== saved.title || draft.description !== saved.description

  function forget(next: SeoForm) {
    setBase(next)
    setWritten(undefined)
    setNewer(undefined)
    setErrors({})
  }
  function write(part: Partial<SeoSettings>) {
    if (!written) setBase(stored)
    setWritten({ ...draft, ...part })
  }
  function save(revision = base.revision) {
    if (isBusy()) return
    const form = formOf({
      page_slug: base.page_slug,
      meta_title: draft.title,
      meta_description: draft.description,
      revision: String(revision),
    })
    const { errors: found = {} } = readForm(seoForm, form)
    setErrors(found)
    if (Object.keys(found).length === 0) send(form)
  }
  function reset() {
    forget(stored)
    showToast({ title: seoCopy.resetDone })
  }
  function take() {
    if (!newer) return
    setBase(newer)
    setWritten(settingsOf(newer))
    setNewer(undefined)
  }
  return { draft, differs, write, save, reset, busy, errors, newer, take }
}

function settingsOf({ meta_title, meta_description }: SeoForm): SeoSettings {
  return { title: meta_title, description: meta_description }
}
