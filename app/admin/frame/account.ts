import { createContext } from 'react'

/** The id of the signed-in account; empty outside the back-office. */
export const AccountContext = createContext('')
