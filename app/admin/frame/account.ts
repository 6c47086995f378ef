import { createContext } from 'react'

/** The id of the account that is signed in; nothing outside the back-office. */
export const AccountContext = createContext('')
