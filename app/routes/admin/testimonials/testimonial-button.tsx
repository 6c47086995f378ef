import { type ReactNode, useState } from 'react'
import { formKit } from '~/admin/form-kit'
import { testimonialFieldCopy, testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import type { ListedTestimonial } from '~/domain/testimonials/testimonials-editing.server'

const { Dialog, TextField, TextArea, Checkbox } = formKit(testimonialForm)

/** The defaults of docs/specification.md, "Testimonials". */
const blank = { revision: 0, is_visible: 1, sort_order: 0 }

interface TestimonialButtonProps {
  /** Left out where it is to be a new one. */
  testimonial?: ListedTestimonial
  /** What the button is called where its content alone does not say it. */
  label?: string
  className?: string
  children: ReactNode
}

/**
 * A button that opens the dialog in which a testimonial is added or changed (docs/specification.md,
 * "Testimonials").
 */
export function TestimonialButton(props: TestimonialButtonProps) {
  const { testimonial, label, className = 'button', children } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Dialog
          title={testimonial ? testimonialsCopy.edit : testimonialsCopy.add}
          size="wide"
          values={testimonial ?? blank}
          onClose={() => setOpen(false)}
        >
          {testimonial && <input type="hidden" name="id" value={testimonial.id} />}
          <Fields />
        </Dialog>
      )}
    </>
  )
}

function Fields() {
  const text = testimonialFieldCopy
  return (
    <>
      <TextField name="name" label={text.name} required />
      <TextField name="title" label={text.title} hint={text.titleHint} />
      <TextArea name="quote" label={text.quote} rows={6} required />
      <TextField name="sort_order" label={text.order} hint={text.orderHint} type="number" />
      <Checkbox name="is_visible" label={text.visible} />
    </>
  )
}
