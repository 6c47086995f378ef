import { type ComponentType, createContext, useContext } from 'react'

export interface ItemToEdit {
  /** The path of its form. */
  formPath: string
  /** The accessible name of the link. */
  name: string
}

/** The component of the link. Undefined for visitors; code that only the admin's browser loads provides it. */
export const EditItemContext = createContext<ComponentType<ItemToEdit> | undefined>(undefined)

/** The admin's link from an entry of a public page to its form. */
export function EditItem(item: ItemToEdit) {
  const FormLink = useContext(EditItemContext)
  return FormLink && <FormLink {...item} />
}
