import { askConsent } from './consent.ts'
import { openChat } from './open-chat.ts'
import { keepPreferences } from './preferences.ts'

/*
 * What a page of the site has beside its markup, also where it is sent without any other script: what its address asks for is kept, the chat, loaded when
 * somebody opens it, and the question whether others may load something. Without scripts the link leads to the contact form,
 * and nobody is asked, since nothing is loaded.
 */
keepPreferences(document)
openChat(document)
askConsent(document)
// Few pages ask about the language: the others do not load what does.
if (document.querySelector('dialog[data-language-warning]'))
  void import('./language-warning.ts').then(({ askLanguage }) => askLanguage(document))
