import './styles/main.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadTexts } from './i18n/texts.ts'
import { applyAppearance, keptAppearance } from './shell/appearance.ts'

applyAppearance(keptAppearance())
// /admin/login is the same application, standing on its sign-in screen.
if (location.pathname.replace(/\/$/, '') === '/admin/login' && location.hash === '') location.hash = '#/login'
await loadTexts()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the application')
createRoot(root).render(<App />)
