import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { useLeaveConfirmation } from '~/admin/saving/unsaved'
import { DraftOffer } from '~/admin/unsaved-drafts/draft-offer'
import { useEditedValues } from '~/admin/unsaved-drafts/use-edited-values'
import { contentEntries } from '~/domain/content/content'
import { kindOf, textForm } from '~/domain/content/content.form'
import { editingCopy } from '~/domain/content/editing.copy'
import { versionsPath } from '~/domain/history/history.copy'
import { Button } from '~/ui/button'
import { isComposing } from '~/ui/key-event'
import { closeEditor, contentPath, type EditingElement, useEditing } from './editing-state'

/**
 * Field for a text on the page. Enter saves it, in a paragraph Ctrl+Enter; Esc discards the changes. A
 * failed save keeps the input (docs/specification.md, "Editing on the page"). It consists of spans, since the
 * text may be inside a heading or a link.
 */
export function InPlaceEditor({ element: { key, initial } }: { element: EditingElement }) {
  const id = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { account } = useEditing()
  const { label } = contentEntries[key]
  const edited = useEditedValues(
    { key, ...initial },
    {
      account,
      schema: textForm,
      action: contentPath,
      formKey: `${contentPath} ${key}`,
      draft: () => ({
        path: initial.id ? versionsPath('editable_content', initial.id) : location.pathname,
        kind: 'Tekst på siden',
        title: label,
      }),
      labels: { value: label },
      onSaved: closeEditor,
    },
  )
  const { base, isChanged, change, save, isSending, newer, draft } = edited
  const { value } = edited.values
  const error = edited.errors.value ?? edited.errors.save
  const isParagraph = kindOf(key) === 'paragraph'

  useEffect(() => control.current?.focus(), [])
  useLeaveConfirmation({ isUnsaved: () => isChanged, leave: draft.leave })

  /** Whether a draft is loading. Until it has loaded, Enter does not close the editor. */
  const isResuming = useRef(false)
  function saveAndClose() {
    if (isChanged) void save()
    else if (!isResuming.current) discardAndClose()
  }
  function discardAndClose() {
    edited.discard()
    closeEditor()
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    const hasModifier = event.ctrlKey || event.metaKey
    const isOnButton = event.target !== control.current
    const isSaveKey =
      event.key === 'Enter'
        ? !isOnButton && (!isParagraph || hasModifier)
        : event.key === 's' && hasModifier
    if (isComposing(event) || !(isSaveKey || event.key === 'Escape')) return
    event.preventDefault()
    if (isSaveKey) saveAndClose()
    else discardAndClose()
  }
  function acceptNewer() {
    edited.acceptNewer()
    control.current?.focus()
  }

  const Control = isParagraph ? 'textarea' : 'input'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stops clicks and keys before they reach a link around it
    <span
      className="relative z-10 inline-grid w-full max-w-[40rem] gap-2 border border-rule bg-paper p-2 font-text text-ink text-small normal-case not-italic tracking-normal"
      onClick={stopClick}
      onKeyDown={onKeyDown}
    >
      <DraftOffer
        offer={draft.offer}
        onResume={(offer) => {
          isResuming.current = true
          void draft.resume(offer).finally(() => {
            isResuming.current = false
          })
          control.current?.focus()
        }}
        onDiscard={(offer) => {
          draft.discardOffer(offer)
          control.current?.focus()
        }}
      />
      <Control
        ref={control}
        data-text-control
        aria-label={label}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => change({ value: event.target.value })}
        className={`w-full min-w-0 border border-faded bg-paper px-3 py-2 text-body leading-normal ${isParagraph ? 'field-sizing-content min-h-32' : ''}`}
      />
      <span id={`${id}-hint`} className="text-caption text-faded">
        {isParagraph ? 'Ctrl+Enter gemmer, Esc fortryder.' : 'Enter gemmer, Esc fortryder.'}
      </span>
      {error && (
        <span id={`${id}-error`} role="alert" className="text-accent">
          {error}
        </span>
      )}
      {edited.hasTypedDuringSave && isChanged && (
        <span role="status">{formCopy.typedDuringSave}</span>
      )}
      {newer && (
        <span role="alert" className="grid gap-2 border-accent border-l-4 pl-3">
          <span>{editingCopy.outdated.text}</span>
          <span className="whitespace-pre-line">»{newer.value}«</span>
          <Button onClick={acceptNewer}>Hent den nyere udgave</Button>
          <Button onClick={() => void save(newer.revision)}>Gem min udgave alligevel</Button>
        </span>
      )}
      <span className="flex flex-wrap justify-end gap-2">
        {base.id && <HistoryButton id={base.id} />}
        <Button onClick={discardAndClose}>Annuller</Button>
        <Button className="button-filled" aria-disabled={isSending} onClick={saveAndClose}>
          {isSending ? 'Gemmer...' : 'Gem'}
        </Button>
      </span>
    </span>
  )
}

/** A button instead of a link, since it may be inside one. */
function HistoryButton({ id }: { id: string }) {
  const navigate = useNavigate()
  return (
    <Button
      className="button mr-auto"
      onClick={() => void navigate(versionsPath('editable_content', id))}
    >
      {formCopy.history}
    </Button>
  )
}

/** Stops a click before it reaches a link around the editor. */
function stopClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
