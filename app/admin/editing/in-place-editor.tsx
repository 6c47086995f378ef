import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { keptInputCopy } from '~/admin/kept-input/kept-input.copy'
import { useKeptText } from '~/admin/kept-input/use-kept-text'
import { useLeaveConfirmation } from '~/admin/saving/unsaved'
import { useEditedValues } from '~/admin/saving/use-edited-values'
import { contentEntries } from '~/domain/content/content'
import { kindOf, textForm } from '~/domain/content/content.form'
import { editingCopy } from '~/domain/content/editing.copy'
import { versionsPath } from '~/domain/history/history.copy'
import { Button } from '~/ui/button'
import { closeEditor, contentPath, type EditingElement, useEditing } from './editing-state'

/**
 * Field for a text on the page. Enter saves it, in a paragraph Ctrl+Enter; Esc discards the changes. A
 * failed save keeps the input (docs/specification.md, "Editing on the page"). It consists of spans, since the
 * text may be inside a heading or a link.
 */
export function InPlaceEditor({ element: { key, initial } }: { element: EditingElement }) {
  const id = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const edited = useEditedValues(
    { key, ...initial },
    {
      schema: textForm,
      action: contentPath,
      onSaved: () => {
        keptText.forget()
        closeEditor()
      },
    },
  )
  const { base, isChanged, change, save, isSending, newer } = edited
  const { value } = edited.values
  const error = edited.errors.value ?? edited.errors.save
  const { account } = useEditing()
  const keptText = useKeptText({ account, key, base, value })
  const isParagraph = kindOf(key) === 'paragraph'

  useEffect(() => control.current?.focus(), [])
  const { offer, discard } = keptText
  useLeaveConfirmation({ isUnsaved: () => isChanged, leave: discard })

  const saveAndClose = () => (isChanged ? save() : discardAndClose())
  function discardAndClose() {
    discard()
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
    if (event.nativeEvent.isComposing || !(isSaveKey || event.key === 'Escape')) return
    event.preventDefault()
    if (isSaveKey) saveAndClose()
    else discardAndClose()
  }
  function acceptNewer() {
    edited.acceptNewer()
    control.current?.focus()
  }

  function closeOffer(text = value) {
    keptText.hideOffer()
    change({ value: text })
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
      {offer && (
        <span role="status" className="grid gap-2 border-accent border-l-4 pl-3">
          <strong>{keptInputCopy.title(offer.timeText)}</strong>
          <span>{offer.isOutdated ? keptInputCopy.outdated : keptInputCopy.notSaved}</span>
          <span className="wrap-anywhere whitespace-pre-line">»{offer.text}«</span>
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => closeOffer(offer.text)}>{keptInputCopy.resume}</Button>
            <Button onClick={() => closeOffer()}>{keptInputCopy.discard}</Button>
          </span>
        </span>
      )}
      <Control
        ref={control}
        data-text-control
        aria-label={contentEntries[key].label}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => change({ value: event.target.value })}
        className={`w-full min-w-0 border border-faded bg-paper px-3 py-2 text-body leading-normal ${isParagraph ? 'field-sizing-content min-h-32' : ''}`}
      />
      <span id={`${id}-hint`} className="text-caption text-faded">
        {isParagraph ? editingCopy.paragraphKeysHint : editingCopy.keysHint}
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
          <Button onClick={acceptNewer}>{editingCopy.outdated.takeNewer}</Button>
          <Button onClick={() => save(newer.revision)}>{editingCopy.outdated.overwrite}</Button>
        </span>
      )}
      <span className="flex flex-wrap justify-end gap-2">
        {base.id && <HistoryButton id={base.id} />}
        <Button onClick={discardAndClose}>{editingCopy.cancel}</Button>
        <Button className="button-filled" aria-disabled={isSending} onClick={saveAndClose}>
          {isSending ? editingCopy.saving : editingCopy.save}
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
