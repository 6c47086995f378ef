import { useState } from 'react'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { Field, type FieldProps } from '~/admin/fields/fields'
import { textOf, useChangeNotice, useField } from '~/admin/form-state/form-state'
import { mediaHtml, mediaOf } from '~/forms/media'
import { playerOf } from '~/forms/players'
import { Button } from '~/ui/button'
import { MediaDialog } from './media-dialog'
import { storedPictureUrl } from './stored-picture-url'

const copy = richTextCopy.mediaDialog

/** A field for one video or sound of another site, submitted as HTML of the editor. */
export function MediaField({ name, label, hint }: FieldProps) {
  const { id, value, aria } = useField(name, hint)
  const [html, setHtml] = useState(() => textOf(value))
  const [isOpen, setIsOpen] = useState(false)
  useChangeNotice(html)
  const media = mediaOf(html)
  const action = media ? copy.edit : 'Tilføj video eller lyd'
  return (
    <Field name={name} label={label} hint={hint}>
      <input type="hidden" name={name} value={html} />
      {media && (
        <p className="flex items-center gap-4">
          {media.path && (
            <img
              src={storedPictureUrl(media.path)}
              alt=""
              className="size-16 shrink-0 object-cover"
            />
          )}
          <span className="wrap-anywhere">
            {media.title}
            <span className="block text-faded text-small">{playerOf(media.url)?.service}</span>
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button id={id} aria-label={action} {...aria} onClick={() => setIsOpen(true)}>
          {action}
        </Button>
        {html && <Button onClick={() => setHtml('')}>{copy.remove}</Button>}
      </div>
      {isOpen && (
        <MediaDialog
          media={media}
          onChoose={(chosen) => setHtml(mediaHtml(chosen))}
          onRemove={() => {
            setHtml('')
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Field>
  )
}
