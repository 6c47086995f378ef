import { useState } from 'react'
import { focusSteps } from '~/admin/focus-point/focus-point'
import { FocusPointEditor } from '~/admin/focus-point/focus-point-editor'
import type { FocusPreview } from '~/admin/focus-point/focus-previews'
import { formKit } from '~/admin/form/form-kit'
import { useField } from '~/admin/form/form-state'
import { galleryImageForm } from '~/domain/images/gallery/gallery.form'

const { nameOf } = formKit(galleryImageForm)

interface FocusFieldProps {
  src: string
  previews: readonly FocusPreview[]
}

/** The focus point of the picture that the form edits. */
export function FocusField({ src, previews }: FocusFieldProps) {
  const { values, touched } = useField('focus')
  const [point, setPoint] = useState({ x: Number(values.focus_x), y: Number(values.focus_y) })
  return (
    <>
      <FocusPointEditor
        src={src}
        value={point}
        step={focusSteps.edit}
        previews={previews}
        onChange={(chosen) => {
          setPoint(chosen)
          touched()
        }}
      />
      <input type="hidden" name={nameOf('focus_x')} value={point.x} />
      <input type="hidden" name={nameOf('focus_y')} value={point.y} />
    </>
  )
}
