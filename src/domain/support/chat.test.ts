import { expect, test } from 'vitest'
import { showsChat } from './chat.ts'

test.each([
  '/admin',
  '/admin/login',
  '/portal',
  '/portal/login',
  '/portal/messages',
  '/application-draft/1',
  '/en-GB/application-draft/1',
  '/office-action/1',
  '/office-action/1/additional-info',
  '/use-in-commerce-request/1',
])('%s has no chat', (pathname) => {
  expect(showsChat(pathname)).toBe(false)
})

test.each([
  '/',
  '/verification',
  '/product/1/checkout',
  '/portals',
  '/administration',
  '/office-action-response',
  '/contact',
])('%s has it', (pathname) => {
  expect(showsChat(pathname)).toBe(true)
})
