import type { Json } from '#schema/json.ts'

/** A condition, an order or a change in the data API's own language. */
export type Condition = Record<string, unknown>

export type RegistrationRequestCurrency =
  | 'EUR'
  | 'CZK'
  | 'GBP'
  | 'USD'
  | 'AUD'
  | 'CHF'
  | 'CAD'
  | 'NZD'
  | 'TRY'
  | 'JPY'
  | 'MXN'
  | 'ZAR'
export type RegistrationRequestStatus =
  | 'Verification requested'
  | 'Verification started'
  | 'Verification approved'
  | 'Verification dismissed'
  | 'Order created'
  | 'Registration order started'
  | 'Checkout completed'
  | 'Invoice paid'
  | 'Ready for drafting'
  | 'Sent for review'
  | 'Review requested'
  | 'Application postponed'
  | 'Application approved'
  | 'Ready for filing'
  | 'Completed'
  | 'Follow-up later'
  | 'Lost to follow-up'
  | 'Client unresponsive'
  | 'Refused'
  | 'Abandoned'
  | 'Refunded'
export type RegistrationRequestType =
  | 'WORD'
  | 'FIGURATIVE'
  | 'STYLIZED_CHARACTERS'
  | 'SHAPE'
  | 'COMBINED_SHAPE'
  | 'SOUND'
export type RegistrationRequestJurisdictions =
  | 'US'
  | 'UK'
  | 'EU'
  | 'CA'
  | 'CN'
  | 'AU'
  | 'NZ'
  | 'IN'
  | 'SK'
  | 'CZ'
  | 'IE'
  | 'CH'
  | 'FR'
  | 'BX'
  | 'JP'
  | 'TR'
  | 'SG'
  | 'HK'
  | 'DE'
  | 'BD'
  | 'BR'
  | 'MX'
  | 'NO'
  | 'ZA'
  | 'KR'
  | 'IT'
  | 'ES'
  | 'TH'
  | 'ID'
  | 'DK'
  | 'TW'
  | 'AR'
  | 'IL'
  | 'PL'
  | 'PT'
  | 'BG'
  | 'EE'
  | 'GE'
  | 'KZ'
  | 'LT'
  | 'LV'
  | 'RO'
  | 'UA'
  | 'VN'
  | 'SE'
  | 'FI'
  | 'HU'
  | 'AT'
  | 'SI'
  | 'HR'
  | 'CO'
  | 'EC'
  | 'PE'
  | 'MC'
  | 'AD'
  | 'EG'
  | 'JO'
  | 'KE'
  | 'LB'
  | 'MA'
  | 'NG'
  | 'PK'
  | 'TN'
  | 'TZ'
  | 'ME'
  | 'PY'
  | 'BO'
  | 'UY'
  | 'VE'
  | 'AM'
  | 'AZ'
  | 'KG'
  | 'MD'
  | 'TJ'
  | 'TM'
  | 'UZ'
  | 'DZ'
  | 'KH'
  | 'LA'
  | 'AO'
  | 'BI'
  | 'CV'
  | 'DJ'
  | 'CD'
  | 'ER'
  | 'ET'
  | 'GH'
  | 'MG'
  | 'MU'
  | 'OAPI'
  | 'ARIPO'
  | 'AE'
  | 'CL'
  | 'MY'
  | 'PH'
  | 'SA'
  | 'KW'
  | 'OM'
  | 'QA'
  | 'BA'
  | 'BH'
  | 'WIPO'
export type RegistrationRequestEuipoGrantDecision = 'granted' | 'refused' | 'not-applied'
export type EntityType = 'physical' | 'physical-contractor' | 'legal'
export type TrademarkStatus =
  | 'Created from a divide'
  | 'Ready for filing'
  | 'Submitted to partner'
  | 'Application filed'
  | 'Office action received'
  | 'Response to office action submitted'
  | 'Trademark published'
  | 'Application opposed'
  | 'Statement of use requested'
  | 'SOU extended'
  | 'SOU submitted'
  | 'Trademark registered'
  | 'Representative changed'
  | 'Refused'
  | 'Abandoned'
  | 'Refunded'
export type DocumentType =
  | 'invoice'
  | 'filing-receipt'
  | 'certificate'
  | 'power-of-attorney'
  | 'assignment'
  | 'specimen'
  | 'logo'
  | 'recording'
  | 'view'
  | 'office-letter'
  | 'letter'
  | 'evidence'
  | 'other'
export type ApplicationJurisdictionUsptoFilingBasis = '1a' | '1b' | '44d' | '44e' | '66a'
export type ThreadCommentType = 'comment' | 'review-request'
export type ThreadCommentSection = 'mark' | 'owner' | 'goods' | 'use' | 'authority'
export type DeadlineKind =
  | 'term'
  | 'renewal'
  | 'opposition'
  | 'opposition_extension'
  | 'office_action_reply'
  | 'office_action_extension'
  | 'statement_of_use'
  | 'use_declaration'
  | 'incontestability'
  | 'priority'
  | 'priority_proof'
  | 'nonuse'
  | 'second_instalment'
  | 'opposition_reply'
  | 'cooling_off'
  | 'opposition_evidence'
  | 'dependency'
  | 'refusal_limit'
  | 'transformation'
export type DeadlineConfidence = 'high' | 'medium' | 'low'
export type InvoicePaymentType = 'card' | 'transfer' | 'wallet'
export type BrandSubscriptionPaymentStatus =
  | 'Prepared'
  | 'Charging'
  | 'Confirmed'
  | 'Declined'
  | 'Failed'
  | 'Cancelled'
  | 'Refunded'
export type BrandSubscriptionTier = 'basic' | 'standard' | 'advanced'
export type BrandSubscriptionPaymentFrequency = 'monthly' | 'yearly'
export type BrandSubscriptionStatus =
  | 'Created'
  | 'Trial started'
  | 'Trial ended'
  | 'Subscription started'
  | 'Payment failed'
  | 'Cancelled'
  | 'Expired'
export type SightingPlatform = 'domains' | 'marketplaces' | 'shops' | 'social' | 'app-stores' | 'search'
export type CaseStatus = 'Draft' | 'New' | 'Kicked off' | 'Solution ordered' | 'In progress' | 'Dismissed' | 'Closed'
export type CaseRelevance = 'low' | 'medium' | 'high'
export type SightingStatus = 'Open' | 'Accepted' | 'Dismissed' | 'Case' | 'Known'
export type CaseOutcome = 'Resolved' | 'Settled' | 'Taken down' | 'No action' | 'Lost' | 'Client withdrew'
export type CaseSolutionStatus =
  | 'Offered'
  | 'Ordered'
  | 'Paid'
  | 'Done'
  | 'Declined'
  | 'Withdrawn'
  | 'Expired'
  | 'Cancelled'
  | 'Refunded'
export type ServiceRequestStatus =
  | 'Created'
  | 'Checkout completed'
  | 'Invoice paid'
  | 'In progress'
  | 'Waiting for client'
  | 'Client unresponsive'
  | 'Submitted'
  | 'Finished'
  | 'Refunded'
  | 'Abandoned'
export type CaseNoticeKind = 'takedown' | 'letter' | 'udrp' | 'urs' | 'adr-eu'
export type CaseNoticeStatus =
  | 'Draft'
  | 'Approved'
  | 'Dropped'
  | 'Sent'
  | 'Withdrawn'
  | 'Granted'
  | 'Rejected'
  | 'Carried out'
export type CaseNoticeRemedy = 'transfer' | 'cancellation' | 'suspension'
export type CaseNegotiationDirection = 'out' | 'in'
export type CaseNegotiationChannel = 'email' | 'post' | 'phone' | 'platform' | 'meeting'
export type CaseRequestType = 'report-threat' | 'report-brand-infringement' | 'report-violation'
export type CaseRequestStatus = 'Created' | 'In review' | 'Info requested' | 'Case created' | 'Dismissed'
export type DeadlineFromEvent =
  | 'filing'
  | 'day_after_filing'
  | 'filing_or_priority'
  | 'registration'
  | 'first_filing'
  | 'day_after_first_filing'
  | 'publication'
  | 'day_after_publication'
  | 'office_action'
  | 'first_office_action'
  | 'notice_of_allowance'
  | 'expiry'
  | 'day_after_expiry'
  | 'expiry_month_end'
  | 'opposition_end'
  | 'reply_end'
  | 'previous_end'
  | 'opposition_notice'
  | 'cooling_off_start'
  | 'designation_notice'
  | 'international_cancellation'
  | 'extension_opposable'
export type DeadlineUnit = 'day' | 'working_day' | 'week' | 'month' | 'year' | 'hijri_year'
export type DeadlineSourceKind = 'statute' | 'office' | 'secondary' | 'knowledge'
export type SupportTicketStatus = 'Open' | 'In progress' | 'Waiting for customer' | 'Resolved'
export type TrademarkMonitoringResultState = 'pending' | 'registered' | 'dead' | 'unknown'
export type TrademarkStatusGroup = 'Filing' | 'Examination' | 'Publication' | 'Use' | 'Registered' | 'Closed'
export type OfficeActionStatus =
  | 'Created'
  | 'Examination draft saved'
  | 'Examination saved'
  | 'Docketing saved'
  | 'Kick-off sent'
  | 'Landing page visited'
  | 'Order created'
  | 'Invoice paid'
  | 'Additional info requested'
  | 'Additional info provided'
  | 'Extension filed'
  | 'Response sent for approval'
  | 'Response approved'
  | 'Response submitted'
  | 'Abandoned'
export type OppositionStatus =
  | 'Created'
  | 'Docketing saved'
  | 'Kick-off sent'
  | 'Order created'
  | 'Invoice paid'
  | 'Response submitted'
  | 'Withdrawal instructed'
  | 'Ended'
export type OppositionGrounds =
  | 'identical-mark'
  | 'likelihood-of-confusion'
  | 'reputation'
  | 'unregistered-right'
  | 'company-name'
  | 'bad-faith'
  | 'absolute-ground'
  | 'other'
export type OppositionOutcome =
  | 'settled'
  | 'opposition-withdrawn'
  | 'application-withdrawn'
  | 'rejected'
  | 'upheld-in-part'
  | 'upheld'
export type OppositionWayKind = 'answer' | 'coexistence' | 'limitation' | 'withdrawal'
export type OppositionEventKind =
  | 'cooling-off'
  | 'cooling-off-extended'
  | 'response-submitted'
  | 'evidence-submitted'
  | 'evidence-received'
  | 'limitation-filed'
  | 'settled'
  | 'opposition-withdrawn'
  | 'application-withdrawn'
  | 'rejected'
  | 'upheld-in-part'
  | 'upheld'
export type ExpenseKind = 'official' | 'agent' | 'other'
export type ServiceRequestServiceName =
  | 'TrademarkRenewal'
  | 'TrademarkOwnershipTransfer'
  | 'OfficeActionResponse'
  | 'OppositionResponse'
  | 'FilingOpposition'
  | 'CeaseAndDesistLetter'
  | 'CeaseAndDesistLetterResponse'
  | 'CoexistenceAgreement'
  | 'LimitationOfGoodsAndServices'
  | 'AmazonBrandRegistry'
  | 'DomainResolution'
  | 'LegalRepresentation'
  | 'TrademarkStrategy'
  | 'TrademarkWatch'
  | 'Takedown'
  | 'DeclarationOfUse'
  | 'StatementOfUse'
  | 'Consultation'
  | 'Other'
  | 'RegistrationRequest'
  | 'BrandSubscription'
export type ServiceStatus =
  | 'Created'
  | 'Assigned'
  | 'In progress'
  | 'Waiting for client'
  | 'Waiting for third party'
  | 'Finished'
export type ServiceOutcome = 'Successful' | 'Partially successful' | 'Unsuccessful' | 'Withdrawn'
export type ServiceLetterKind = 'cease-and-desist' | 'response' | 'coexistence' | 'limitation'
export type ServiceLetterLanguage = 'en' | 'sk' | 'cs' | 'es'
export type ServiceLetterSentBy = 'mail' | 'post' | 'courier' | 'portal' | 'meeting'
export type FeeRuleAction =
  | 'filing'
  | 'registration'
  | 'renewal'
  | 'late_renewal'
  | 'opposition'
  | 'opposition_extension'
  | 'use_declaration'
  | 'statement_of_use'
  | 'incontestability'
  | 'extension'
  | 'office_action_extension'
  | 'office_action_reply'
  | 'transfer'
  | 'division'
  | 'expedited'
  | 'further_processing'
  | 'restoration'
  | 'revival'
  | 'complementary'
  | 'state_designation'
  | 'subsequent_designation'
  | 'madrid_designation'
  | 'madrid_renewal'
export type FeeRuleBasis = 'electronic' | 'paper'
export type FeeRuleSourceKind = 'statute' | 'office' | 'secondary' | 'unconfirmed' | 'estimate'
export type PaymentAttemptStatus =
  | 'created'
  | 'pending'
  | 'received'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'refund-due'
  | 'refunded'
export type TrademarkEndedHow = 'cancelled' | 'given-up' | 'not-renewed'
export type UseInCommerceRequestType =
  | 'STATEMENT_OF_USE'
  | 'SOU_EXTENSION'
  | 'ALLEGATION_OF_USE'
  | 'DECLARATION_OF_USE_8'
  | 'DECLARATION_8_15'
  | 'RENEWAL_8_9'
  | 'RENEWAL_8_9_15'
  | 'DECLARATION_71'
  | 'DECLARATION_OF_USE'
export type UseInCommerceRequestStatus =
  | 'Created'
  | 'Kick-off sent'
  | 'Opened'
  | 'Ordered'
  | 'Invoice paid'
  | 'In preparation'
  | 'Approved for filing'
  | 'Submitted'
  | 'Reopened'
  | 'Abandoned'
export type UseProofKind = 'photo' | 'packaging' | 'page' | 'invoice' | 'catalogue' | 'advertising' | 'sales' | 'other'
export type VerificationResultDistinctiveness = 'generic' | 'descriptive' | 'suggestive' | 'arbitrary' | 'invented'
export type VerificationResultOverallRisk = 'low' | 'medium' | 'high' | 'unknown'
export type BankEntryStatus = 'New' | 'Open' | 'Matched' | 'Set aside'
export type BrandMonitoringTaskStatus = 'Created' | 'In progress' | 'Processed' | 'Dismissed'
export type SightingDismissReason =
  | 'authorised-seller'
  | 'genuine-goods'
  | 'other-goods'
  | 'other-meaning'
  | 'no-right-there'
  | 'earlier-right'
  | 'known'
  | 'gone'
export type UserPaymentMethodStatus = 'Pending validation' | 'Valid' | 'Invalid' | 'Expired' | 'Removed'
export type DesignationChangeKind = 'owner' | 'goods' | 'end'
export type DiscountCouponDiscountType = 'percent' | 'amount'
export type DocketedMessageType =
  | 'filing-receipt'
  | 'office-action'
  | 'publication'
  | 'opposition'
  | 'notice-of-allowance'
  | 'registration'
  | 'brand-registry-code'
  | 'account-code'
  | 'renewal-receipt'
  | 'other'
export type DocketedMessageStatus = 'Received' | 'Matched' | 'Unmatched' | 'Processed' | 'Ignored'
export type FollowUpCaseStatus = 'Created' | 'Client approached' | 'Client unresponsive' | 'Resolved'
export type FollowUpCaseCause = 'Follow-up later' | 'Lost to follow-up' | 'Client unresponsive' | 'By hand'
export type FollowUpCaseApproachedBy = 'mail' | 'phone' | 'other'
export type FollowUpCaseOutcome = 'answered' | 'went-on' | 'closed' | 'given-up'
export type PaymentRefundStatus = 'due' | 'done'
export type OfficeActionIssueCategory =
  | 'likelihood-of-confusion'
  | 'descriptiveness'
  | 'genericness'
  | 'identification-of-goods'
  | 'classification'
  | 'specimen'
  | 'disclaimer'
  | 'owner'
  | 'formality'
  | 'prior-pending'
  | 'other'
export type OfficeActionSolutionKind = 'response' | 'extension'
export type RegisterDifferenceField =
  | 'name'
  | 'state'
  | 'filingDate'
  | 'registrationDate'
  | 'expirationDate'
  | 'owner'
  | 'goods'
export type RegistrationRequestStatusGroup =
  | 'Verification'
  | 'Ordering'
  | 'Drafting'
  | 'Filing'
  | 'Follow-up'
  | 'Closed'
export type UserState = 'created' | 'active' | 'deactivated'
export type VerificationSearchKind =
  | 'text'
  | 'picture'
  | 'element'
  | 'pattern'
  | 'reading'
  | 'translation'
  | 'owner'
  | 'number'
  | 'company'
  | 'domain'
export type UserRole = 'customer' | 'staff' | 'admin'
export type ServiceLetterStatus = 'Draft' | 'Approved' | 'Sending' | 'Sent' | 'Dropped'
export type SupportTicketSource = 'contact' | 'chat' | 'portal' | 'mail'
export type SupportTicketFeedback = 'good' | 'bad'
export type TrademarkMonitoringResultType = 'filing' | 'publication' | 'registration'
export type TrademarkMonitoringResultStandingGroup = 'within' | 'unknown' | 'outside' | 'earlier'
export type TrademarkWatchSubscriptionType = 'identical' | 'similar'
export type UseGapKind = 'missing' | 'asked' | 'ends'

/** What each document takes and gives, by its name. */
export interface Reads {
  allUserCreditNotes: {
    data: {
      credit_note: {
        id: string
        variable_symbol: string
        invoice_reference: string
        year: number
        created_at: string
        document_context: Json<'credit_note', 'document_context'>
      }[]
    }
    variables: { user_id: string }
  }
  allUserInvoices: {
    data: {
      invoice: {
        variable_symbol: string
        id: string
        serial_number: number | null
        year: number | null
        payment_date: string | null
        payment_type: InvoicePaymentType
        created_at: string
        document_context: Json<'invoice', 'document_context'>
      }[]
    }
    variables: { user_id: string }
  }
  applicationDraft: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        contact_last_name: string
        currency: RegistrationRequestCurrency
        status: RegistrationRequestStatus
        type: RegistrationRequestType
        value: string
        business_description: string
        websites: string[]
        jurisdictions: RegistrationRequestJurisdictions[]
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product_id: string | null
        created_at: string
        last_status_update: string
        postponed_until: string | null
        euipo_grant_requested: boolean
        euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
        lawyer_services_help_required: boolean
        invoice_issued_in_US: boolean
        billing_entity: {
          id: string
          type: EntityType
          first_name: string | null
          last_name: string | null
          nationality: string | null
          business_name: string | null
          company_type: string | null
          company_id: string | null
          country_of_incorporation: string | null
          state_of_incorporation: string | null
          birthdate: string | null
          email: string | null
          phone: string | null
          address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
        } | null
        tracking_actions: { id: string; name: string; created_at: string }[]
        trademarks: {
          id: string
          jurisdiction: RegistrationRequestJurisdictions
          status: TrademarkStatus
          registration_date: string | null
          ended_on: string | null
          goods_and_services: Json<'trademark', 'goods_and_services'>
        }[]
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          revision: number
          created_at: string
        }[]
        views: { id: number; name: string }[]
        application: {
          id: string
          onboarding_finished: boolean
          client_approval: boolean
          draft: Json<'application', 'draft'> | null
          domicile_address_visible: boolean
          mark_description: string | null
          mark_colours: Json<'application', 'mark_colours'>
          mark_views: Json<'application', 'mark_views'>
          priority_filing_jurisdiction: RegistrationRequestJurisdictions | null
          priority_filing_number: string | null
          priority_filing_date: string | null
          registration_entity: {
            id: string
            type: EntityType
            first_name: string | null
            last_name: string | null
            nationality: string | null
            business_name: string | null
            company_type: string | null
            company_id: string | null
            country_of_incorporation: string | null
            state_of_incorporation: string | null
            birthdate: string | null
            email: string | null
            phone: string | null
            address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
          } | null
          mailing_address: {
            street: string
            city: string
            postcode: string
            country: string
            state: string | null
          } | null
          domicile_address: {
            street: string
            city: string
            postcode: string
            country: string
            state: string | null
          } | null
          application_jurisdictions: {
            id: string
            jurisdiction: RegistrationRequestJurisdictions
            goods_and_services: Json<'application_jurisdiction', 'goods_and_services'>
            uspto_filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
            uspto_first_use: Json<'application_jurisdiction', 'uspto_first_use'> | null
          }[]
          specimens: {
            id: string
            class_number: number
            class_items: Json<'specimen', 'class_items'>
            description: string | null
            url: string | null
            capture_date: string | null
            uspto_requirements: Json<'specimen', 'uspto_requirements'> | null
            document: { id: number; name: string; media_type: string } | null
          }[]
          comments: {
            id: string
            type: ThreadCommentType
            content: string
            section: ThreadCommentSection | null
            suggested_comment: boolean
            resolved_at: string | null
            edited_at: string | null
            created_at: string
            user_id: string | null
          }[]
        } | null
      } | null
    }
    variables: { id: string }
  }
  applicationUpdateAnonymous: {
    data: {
      update_application_by_pk: {
        id: string
        domicile_address_visible: boolean
        priority_filing_type: string | null
        priority_filing_jurisdiction: RegistrationRequestJurisdictions | null
        priority_filing_number: string | null
        priority_filing_date: string | null
        priority_registration_date: string | null
      } | null
    }
    variables: { id: string; set: Condition }
  }
  approvedRegistrationRequestsWithResultView: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
      }[]
    }
    variables: { from: string; to: string }
  }
  brandGetMany: {
    data: {
      brand: { id: string; name: string; created_at: string; websites: string[]; business_description: string | null }[]
    }
    variables: { user_id: string }
  }
  brandOfTrademark: {
    data: {
      trademark_by_pk: {
        brand: {
          name: string
          places: {
            id: string
            name: string
            jurisdiction: RegistrationRequestJurisdictions
            status: TrademarkStatus
            registration_date: string | null
            international_id: string | null
            ended_on: string | null
            deadlines: {
              id: string
              kind: DeadlineKind
              opens: string | null
              due: string
              grace_until: string | null
              done_at: string | null
              override_at: string | null
              confidence: DeadlineConfidence
            }[]
          }[]
          trademarks: {
            id: string
            name: string
            jurisdiction: RegistrationRequestJurisdictions
            status: TrademarkStatus
            registration_date: string | null
            international_id: string | null
            ended_on: string | null
            deadlines: {
              id: string
              kind: DeadlineKind
              opens: string | null
              due: string
              grace_until: string | null
              done_at: string | null
              override_at: string | null
              confidence: DeadlineConfidence
            }[]
          }[]
          trademarks_aggregate: { aggregate: { count: number } }
        } | null
      } | null
    }
    variables: { id: string }
  }
  brandWithRecentTasksGetManyForUser: {
    data: {
      brand: {
        id: string
        name: string
        created_at: string
        websites: string[]
        business_description: string | null
        subscriptions: {
          id: string
          tier: BrandSubscriptionTier
          status: BrandSubscriptionStatus
          start_date: string | null
          end_date: string | null
        }[]
        monitoring_tasks: {
          id: string
          status: BrandMonitoringTaskStatus
          processed_timestamp: string | null
          brand_subscription_tier: BrandSubscriptionTier
          cases_aggregate: { aggregate: { count: number } }
        }[]
      }[]
    }
    variables: { user_id: string; tasks?: number | null }
  }
  brandsToProtect: {
    data: {
      brand: { id: string; name: string }[]
      brand_aggregate: { aggregate: { count: number } }
      asked: { id: string; name: string }[]
    }
    variables: { asked: readonly string[] }
  }
  casesInLastTaskTotalCount: {
    data: { brand_monitoring_task: { id: string; cases_aggregate: { aggregate: { count: number } } }[] }
    variables: { brand_id: string }
  }
  contactEmailsByTrackingActionName: {
    data: { registration_request: { contact_email: string }[] }
    variables: { name: string }
  }
  counts: {
    data: {
      registration_request_work: { aggregate: { count: number } }
      trademark_work: { aggregate: { count: number } }
      registration_request_verifications: { aggregate: { count: number } }
      registration_request_ordering: { aggregate: { count: number } }
      registration_request_drafting: { aggregate: { count: number } }
      trademark_filing: { aggregate: { count: number } }
      trademark_examination: { aggregate: { count: number } }
      trademark_registered: { aggregate: { count: number } }
      trademark_lapsed: { aggregate: { count: number } }
    }
    variables: {
      registration_request_work: Condition
      trademark_work: Condition
      registration_request_verifications: Condition
      registration_request_ordering: Condition
      registration_request_drafting: Condition
      trademark_filing: Condition
      trademark_examination: Condition
      trademark_registered: Condition
      trademark_lapsed: Condition
    }
  }
  creditNoteByInvoiceReference: {
    data: {
      credit_note: {
        id: string
        variable_symbol: string
        invoice_reference: string
        year: number
        created_at: string
        document_context: Json<'credit_note', 'document_context'>
      }[]
    }
    variables: { invoice_reference: string }
  }
  creditNoteInitializedBetweenDates: {
    data: {
      credit_note: {
        id: string
        variable_symbol: string
        invoice_reference: string
        year: number
        created_at: string
        document_context: Json<'credit_note', 'document_context'>
      }[]
    }
    variables: { from: string; to: string }
  }
  dismissedRegistrationRequestsWithResultView: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
      }[]
    }
    variables: { from: string; to: string }
  }
  getRegistrationRequestsStartedWithoutOrderCreated: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
      }[]
    }
    variables: { from: string; to: string }
  }
  getRegistrationRequestsWithOrderCreated: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
      }[]
    }
    variables: { from: string; to: string }
  }
  getUsers: {
    data: {
      user: {
        id: string
        email: string
        role: UserRole
        state: UserState
        tags: string[]
        created_at: string
        assigned_admin_id: string | null
        profile: {
          firstname: string
          lastname: string
          phone_number: string | null
          language: ServiceLetterLanguage
        } | null
      }[]
      user_aggregate: { aggregate: { count: number } }
    }
    variables: { where?: Condition | null; limit?: number | null; offset?: number | null }
  }
  invoiceGetManyUnpaidBetweenDates: {
    data: {
      invoice: {
        variable_symbol: string
        id: string
        serial_number: number | null
        year: number | null
        payment_date: string | null
        payment_type: InvoicePaymentType
        created_at: string
        document_context: Json<'invoice', 'document_context'>
      }[]
    }
    variables: { from: string; to: string }
  }
  invoiceGetMaximumId: {
    data: { invoice_aggregate: { aggregate: { max: { serial_number: number | null } | null } } }
    variables: { year: number; issuer: string }
  }
  invoiceGetOneByVariableSymbolForUser: {
    data: {
      invoice: {
        variable_symbol: string
        id: string
        serial_number: number | null
        year: number | null
        payment_date: string | null
        payment_type: InvoicePaymentType
        created_at: string
        document_context: Json<'invoice', 'document_context'>
      }[]
    }
    variables: { variable_symbol: string; user_id: string }
  }
  invoicesGetPathsForPaid: {
    data: {
      invoice: {
        variable_symbol: string
        serial_number: number | null
        year: number | null
        documents: { path: string; name: string }[]
      }[]
    }
    variables: { from: string; to: string }
  }
  lastBilled: {
    data: {
      registration_request: {
        created_at: string
        billing_entity: {
          id: string
          type: EntityType
          business_name: string | null
          company_id: string | null
          vat: string | null
          first_name: string | null
          last_name: string | null
          email: string | null
          phone: string | null
          address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
        } | null
      }[]
      service_request: {
        created_at: string
        billing_entity: {
          id: string
          type: EntityType
          business_name: string | null
          company_id: string | null
          vat: string | null
          first_name: string | null
          last_name: string | null
          email: string | null
          phone: string | null
          address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
        } | null
      }[]
    }
    variables: Record<string, never>
  }
  marksOfName: {
    data: {
      trademark: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        goods_and_services: Json<'trademark', 'goods_and_services'>
      }[]
    }
    variables: { id: string; name: string }
  }
  marksOfTransfer: {
    data: { trademark: { id: string; goods_and_services: Json<'trademark', 'goods_and_services'> }[] }
    variables: { ids: readonly string[] }
  }
  marksToOffer: {
    data: {
      trademark: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        expiration_date: string | null
        goods_and_services: Json<'trademark', 'goods_and_services'>
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      }[]
      trademark_aggregate: { aggregate: { count: number } }
      rest: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        expiration_date: string | null
        goods_and_services: Json<'trademark', 'goods_and_services'>
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      }[]
      restCount: { aggregate: { count: number } }
      chosen: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        expiration_date: string | null
        goods_and_services: Json<'trademark', 'goods_and_services'>
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      }[]
      designated: { id: string; international: { id: string; number: string | null } | null }[]
    }
    variables: { which: Condition; rest: Condition; chosen: readonly string[]; designations: Condition; limit: number }
  }
  monitoredBrandsTotalCount: {
    data: { brand_aggregate: { aggregate: { count: number } } }
    variables: { user_id: string }
  }
  noticeCounts: {
    data: { sent: { aggregate: { count: number } }; wrong: { aggregate: { count: number } } }
    variables: Record<string, never>
  }
  ordersForUser: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        contact_last_name: string
        currency: RegistrationRequestCurrency
        status: RegistrationRequestStatus
        type: RegistrationRequestType
        value: string
        business_description: string
        websites: string[]
        jurisdictions: RegistrationRequestJurisdictions[]
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product_id: string | null
        created_at: string
        last_status_update: string
        postponed_until: string | null
        euipo_grant_requested: boolean
        euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
        lawyer_services_help_required: boolean
        invoice_issued_in_US: boolean
        invoices: {
          invoices: {
            id: string
            variable_symbol: string
            serial_number: number | null
            year: number | null
            payment_date: string | null
            payment_type: InvoicePaymentType
            created_at: string
            document_context: Json<'invoice', 'document_context'>
          }[]
        } | null
        tracking_actions: { id: string; name: string; created_at: string }[]
      }[]
      registration_request_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  paidPeriod: {
    data: {
      brand_subscription_payment: {
        id: string
        status: BrandSubscriptionPaymentStatus
        invoice_content: Json<'brand_subscription_payment', 'invoice_content'> | null
        brand_subscription: {
          id: string
          public_id: string | null
          tier: BrandSubscriptionTier
          payment_frequency: BrandSubscriptionPaymentFrequency
          currency: RegistrationRequestCurrency
          brand: { id: string; name: string } | null
        } | null
      }[]
    }
    variables: { id: string }
  }
  palette: {
    data: {
      requests: {
        id: string
        public_id: string
        value: string
        status: RegistrationRequestStatus
        contact_email: string
      }[]
      trademarks: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        status: TrademarkStatus
      }[]
    }
    variables: { requests: Condition; trademarks: Condition }
  }
  portalBrand: {
    data: {
      brand_by_pk: {
        id: string
        name: string
        websites: string[]
        business_description: string | null
        trademarks: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions }[]
        trademarks_aggregate: { aggregate: { count: number } }
        registration_requests: { id: string; value: string; public_id: string }[]
        registration_requests_aggregate: { aggregate: { count: number } }
        subscriptions: { id: string; status: BrandSubscriptionStatus }[]
        monitoring_tasks: {
          id: string
          processed_timestamp: string | null
          sightings: {
            id: string
            platform: SightingPlatform
            name: string
            url: string
            host: string
            seller: string | null
            price: number | null
            currency: RegistrationRequestCurrency | null
            country: string | null
            found_on: string | null
            score: string
            reasons: Json<'sighting', 'reasons'>
          }[]
          sightings_aggregate: { aggregate: { count: number } }
        }[]
        monitoring_tasks_aggregate: { aggregate: { count: number } }
      } | null
      trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions }[]
      trademark_aggregate: { aggregate: { count: number } }
      registration_request: { id: string; value: string; public_id: string }[]
      registration_request_aggregate: { aggregate: { count: number } }
    }
    variables: { id: string }
  }
  portalBrandMatters: {
    data: {
      brand_by_pk: {
        report_mailed: boolean
        reports: { id: string; month: string; created_at: string }[]
        reports_aggregate: { aggregate: { count: number } }
        cases: {
          id: string
          status: CaseStatus
          relevance: CaseRelevance | null
          last_status_update: string
          counterparty: { primary_name: string } | null
        }[]
        cases_aggregate: { aggregate: { count: number } }
      } | null
      trademark_watch_subscription: {
        id: string
        date_start: string
        date_end: string
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions } | null
      }[]
      trademark_watch_subscription_aggregate: { aggregate: { count: number } }
      sighting: {
        id: string
        name: string
        url: string
        host: string
        status: SightingStatus
        found_on: string | null
        case_id: string | null
      }[]
      sighting_aggregate: { aggregate: { count: number } }
    }
    variables: { id: string }
  }
  portalBrands: {
    data: {
      brand: {
        id: string
        name: string
        trademarks_aggregate: { aggregate: { count: number } }
        registration_requests_aggregate: { aggregate: { count: number } }
      }[]
      brand_aggregate: { aggregate: { count: number } }
      marks: { aggregate: { count: number } }
      orders: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalCase: {
    data: {
      case_by_pk: {
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          revision: number
          parent_document_id: number | null
        }[]
        id: string
        status: CaseStatus
        relevance: CaseRelevance | null
        lawyers_note: string | null
        outcome: CaseOutcome | null
        outcome_note: string | null
        dismiss_reason: string | null
        created_at: string
        last_status_update: string
        brand: { id: string; name: string } | null
        counterparty: {
          id: string
          primary_name: string
          aliases: string[]
          websites: string[]
          whitelisted: boolean
        } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          status: TrademarkStatus
          registration_date: string | null
          expiration_date: string | null
        } | null
        infringements: {
          id: string
          platform: string
          jurisdiction: RegistrationRequestJurisdictions | null
          classes: number[]
          taken_down_on: string | null
          evidences: { id: string; website: string | null; evidence_date: string | null; description: string | null }[]
          evidences_aggregate: { aggregate: { count: number } }
        }[]
        infringements_aggregate: { aggregate: { count: number } }
        solutions: {
          id: string
          status: CaseSolutionStatus
          items: Json<'case_solution', 'items'>
          currency: RegistrationRequestCurrency
          offer_subscription: boolean
          created_at: string
          service_request: { id: string; status: ServiceRequestStatus; product_id: string | null } | null
        }[]
        exhibits: {
          id: string
          url: string | null
          sha256: string
          taken_at: string
          timestamped_by: string
          is_stand_in: boolean
          lookups: { id: string; domain: string; is_stand_in: boolean; facts: Json<'domain_lookup', 'facts'> }[]
        }[]
        exhibits_aggregate: { aggregate: { count: number } }
        notices: {
          id: string
          kind: CaseNoticeKind
          recipient: string
          sent_on: string | null
          reference: string | null
          status: CaseNoticeStatus
          withdraw_reason: string | null
          is_wrong: boolean
          decided_on: string | null
          remedy: CaseNoticeRemedy | null
          carried_out_on: string | null
          taken_back_reason: string | null
        }[]
        notices_aggregate: { aggregate: { count: number } }
        negotiations: {
          id: string
          happened_on: string
          direction: CaseNegotiationDirection
          channel: CaseNegotiationChannel
          body: string
        }[]
        negotiations_aggregate: { aggregate: { count: number } }
        tracking_actions: { id: string; name: string; created_at: string }[]
      } | null
    }
    variables: { id: string }
  }
  portalCases: {
    data: {
      case: {
        id: string
        status: CaseStatus
        relevance: CaseRelevance | null
        outcome: CaseOutcome | null
        last_status_update: string
        created_at: string
        brand: { name: string } | null
        counterparty: { primary_name: string } | null
        infringements: { platform: string; taken_down_on: string | null }[]
      }[]
      case_aggregate: { aggregate: { count: number } }
      case_request: {
        id: string
        type: CaseRequestType
        status: CaseRequestStatus
        mark: string | null
        links: string[]
        created_at: string
        brand: { name: string } | null
      }[]
      case_request_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalCounts: {
    data: {
      unseen: { aggregate: { count: number } }
      expiring: { aggregate: { count: number } }
      office_actions: { aggregate: { count: number } }
      cases: { aggregate: { count: number } }
      hits: { aggregate: { count: number } }
      notices: { aggregate: { count: number } }
    }
    variables: { cut_off: string }
  }
  portalCoverage: {
    data: {
      places: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      }[]
      trademark: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      }[]
      trademark_aggregate: { aggregate: { count: number } }
    }
    variables: { which: Condition }
  }
  portalDeadlines: {
    data: {
      deadline: {
        id: string
        kind: DeadlineKind
        number: number
        opens: string | null
        calendar_due: string
        lawful_due: string
        due: string
        grace_until: string | null
        from_event: DeadlineFromEvent
        from_date: string
        amount: number
        unit: DeadlineUnit
        law: string | null
        article: string | null
        source_kind: DeadlineSourceKind
        is_read: boolean
        confidence: DeadlineConfidence
        moved_because: string | null
        is_move_unknown: boolean
        is_assumed: boolean
        is_by_letter: boolean
        done_at: string | null
        override_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
        } | null
      }[]
      deadline_aggregate: { aggregate: { count: number } }
      brand: { id: string; name: string }[]
      brand_aggregate: { aggregate: { count: number } }
      places: { jurisdiction: RegistrationRequestJurisdictions }[]
    }
    variables: { which: Condition }
  }
  portalMessages: {
    data: {
      support_ticket: {
        id: number
        public_id: string
        subject: string | null
        description: string
        status: SupportTicketStatus
        created_at: string
        updated_at: string
      }[]
      support_ticket_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalMonitoring: {
    data: {
      trademark_monitoring_result: {
        id: string
        mark_name: string
        relevance: CaseRelevance | null
        application_number: string | null
        classes: number[]
        ipo_link: string | null
        seen: boolean
        created_at: string
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        priority_date: string | null
        publication_date: string | null
        registration_date: string | null
        state: TrademarkMonitoringResultState
        status: string | null
        designations: string[] | null
        filing_changed_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          status_group: TrademarkStatusGroup
          filing_date: string | null
        } | null
      }[]
      trademark_monitoring_result_aggregate: { aggregate: { count: number } }
    }
    variables: { which: Condition; limit: number; offset: number }
  }
  portalNotifications: {
    data: {
      notification: {
        id: string
        from_user_id: string | null
        type: string
        message: string
        metadata: Json<'notification', 'metadata'> | null
        created_at: string
        seen_at: string | null
      }[]
      notification_aggregate: { aggregate: { count: number } }
      unseen: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalOfficeActions: {
    data: {
      trademark: {
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        office_actions: { id: string; status: OfficeActionStatus; issue_date: string | null; due_date: string | null }[]
      }[]
      trademark_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalOpposition: {
    data: {
      opposition_by_pk: {
        id: string
        number: number
        status: OppositionStatus
        office_number: string | null
        notice_date: string
        cooling_off_from: string | null
        opponent: string
        representative: string | null
        grounds: OppositionGrounds[]
        earlier_rights: Json<'opposition', 'earlier_rights'>
        classes: number[]
        summary: string | null
        advice: string | null
        advised_name: string | null
        order_currency: RegistrationRequestCurrency | null
        outcome: OppositionOutcome | null
        ended_on: string | null
        ways: {
          id: string
          kind: OppositionWayKind
          description: string | null
          ground: string
          service_fee: number | null
          government_fee: number | null
          recommended: boolean
          order: { id: string; status: ServiceRequestStatus; product_id: string | null } | null
        }[]
        events: { id: string; kind: OppositionEventKind; happened_on: string }[]
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          revision: number
          parent_document_id: number | null
        }[]
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          deadlines: {
            id: string
            kind: DeadlineKind
            number: number
            opens: string | null
            calendar_due: string
            lawful_due: string
            due: string
            grace_until: string | null
            from_event: DeadlineFromEvent
            from_date: string
            amount: number
            unit: DeadlineUnit
            law: string | null
            article: string | null
            source_kind: DeadlineSourceKind
            is_read: boolean
            confidence: DeadlineConfidence
            moved_because: string | null
            is_move_unknown: boolean
            is_assumed: boolean
            is_by_letter: boolean
            done_at: string | null
            override_at: string | null
          }[]
        } | null
      } | null
    }
    variables: { id: string }
  }
  portalOppositions: {
    data: {
      opposition: {
        id: string
        status: OppositionStatus
        opponent: string
        notice_date: string
        trademark: { name: string; jurisdiction: RegistrationRequestJurisdictions } | null
      }[]
      opposition_aggregate: { aggregate: { count: number } }
    }
    variables: Record<string, never>
  }
  portalOrder: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        value: string
        status: RegistrationRequestStatus
        product_id: string | null
        application: { onboarding_finished: boolean } | null
        jurisdictions: RegistrationRequestJurisdictions[]
        created_at: string
        currency: RegistrationRequestCurrency
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product: {
          withdrawals: { id: string; created_at: string }[]
          expenses: { id: string; kind: ExpenseKind; amount: number; currency: string }[]
          invoices: {
            id: string
            variable_symbol: string
            serial_number: number | null
            year: number | null
            payment_date: string | null
            payment_type: InvoicePaymentType
            created_at: string
            document_context: Json<'invoice', 'document_context'>
            credit_notes: { id: string; document_context: Json<'credit_note', 'document_context'> }[]
          }[]
        } | null
        trademarks: {
          id: string
          jurisdiction: RegistrationRequestJurisdictions
          status: TrademarkStatus
          registration_date: string | null
          ended_on: string | null
          goods_and_services: Json<'trademark', 'goods_and_services'>
        }[]
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          revision: number
          parent_document_id: number | null
        }[]
        tracking_actions: { id: string; name: string; created_at: string }[]
      } | null
    }
    variables: { id: string }
  }
  portalOrders: {
    data: {
      registration_request: {
        id: string
        public_id: string
        value: string
        status: RegistrationRequestStatus
        product_id: string | null
        application: { onboarding_finished: boolean } | null
        product: { withdrawals: { id: string; created_at: string }[] } | null
        jurisdictions: RegistrationRequestJurisdictions[]
        created_at: string
      }[]
      registration_request_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  portalOverview: {
    data: {
      registration_request: {
        id: string
        public_id: string
        value: string
        status: RegistrationRequestStatus
        product_id: string | null
        application: { onboarding_finished: boolean } | null
        product: { withdrawals: { id: string; created_at: string }[] } | null
      }[]
      waiting: { aggregate: { count: number } }
      orders: { aggregate: { count: number } }
      marks: { aggregate: { count: number } }
      deadline: {
        id: string
        kind: DeadlineKind
        number: number
        opens: string | null
        calendar_due: string
        lawful_due: string
        due: string
        grace_until: string | null
        from_event: DeadlineFromEvent
        from_date: string
        amount: number
        unit: DeadlineUnit
        law: string | null
        article: string | null
        source_kind: DeadlineSourceKind
        is_read: boolean
        confidence: DeadlineConfidence
        moved_because: string | null
        is_move_unknown: boolean
        is_assumed: boolean
        is_by_letter: boolean
        done_at: string | null
        override_at: string | null
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions } | null
      }[]
      missed: {
        id: string
        kind: DeadlineKind
        number: number
        opens: string | null
        calendar_due: string
        lawful_due: string
        due: string
        grace_until: string | null
        from_event: DeadlineFromEvent
        from_date: string
        amount: number
        unit: DeadlineUnit
        law: string | null
        article: string | null
        source_kind: DeadlineSourceKind
        is_read: boolean
        confidence: DeadlineConfidence
        moved_because: string | null
        is_move_unknown: boolean
        is_assumed: boolean
        is_by_letter: boolean
        done_at: string | null
        override_at: string | null
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions } | null
      }[]
      largest: { id: string; name: string; trademarks_aggregate: { aggregate: { count: number } } }[]
      asked: { id: string; name: string; trademarks_aggregate: { aggregate: { count: number } } }[]
      brands: { aggregate: { count: number } }
      unbranded: { name: string }[]
      asked_name: { name: string }[]
      names: { aggregate: { count: number } }
      registration_request_tracking: {
        id: string
        name: string
        created_at: string
        registration_request: { id: string; value: string } | null
      }[]
      trademark_tracking: {
        id: string
        name: string
        created_at: string
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          status: TrademarkStatus
          registration_date: string | null
          ended_on: string | null
        } | null
      }[]
    }
    variables: {
      today: string
      kinds: readonly string[]
      duties: readonly string[]
      dates: number
      orders: number
      events: number
      missed: Condition
      missedDates: number
      brands: number
      askedBrand: Condition
      askedName: Condition
    }
  }
  portalService: {
    data: {
      service_request_by_pk: {
        id: string
        public_id: string
        service_name: ServiceRequestServiceName
        status: ServiceRequestStatus
        product_id: string | null
        parameters: Json<'service_request', 'parameters'>
        created_at: string
        currency: RegistrationRequestCurrency
        invoice_content: Json<'service_request', 'invoice_content'> | null
        product: {
          withdrawals: { id: string; created_at: string }[]
          expenses: { id: string; kind: ExpenseKind; amount: number; currency: string }[]
          invoices: {
            id: string
            variable_symbol: string
            serial_number: number | null
            year: number | null
            payment_date: string | null
            payment_type: InvoicePaymentType
            created_at: string
            document_context: Json<'invoice', 'document_context'>
            credit_notes: { id: string; document_context: Json<'credit_note', 'document_context'> }[]
          }[]
        } | null
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          revision: number
          parent_document_id: number | null
        }[]
        services: {
          id: string
          type: ServiceRequestServiceName
          status: ServiceStatus
          deadline: string | null
          outcome: ServiceOutcome | null
          outcome_note: string | null
          parameters: Json<'service', 'parameters'>
        }[]
        letters: {
          id: string
          kind: ServiceLetterKind
          language: ServiceLetterLanguage
          recipient: string
          approved_name: string | null
          approved_at: string | null
          sent_by: ServiceLetterSentBy | null
          sent_at: string | null
          message_id: string | null
          reference: string | null
          pdf_sha256: string | null
          docx_sha256: string | null
        }[]
        tracking_actions: { id: string; name: string; created_at: string }[]
      } | null
    }
    variables: { id: string }
  }
  portalServices: {
    data: {
      service_request: {
        id: string
        public_id: string
        service_name: ServiceRequestServiceName
        status: ServiceRequestStatus
        product_id: string | null
        parameters: Json<'service_request', 'parameters'>
        created_at: string
      }[]
      service_request_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number }
  }
  portalTrademarks: {
    data: {
      trademark: {
        id: string
        name: string
        alias: string | null
        type: RegistrationRequestType
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        filing_date: string | null
        registration_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        status: TrademarkStatus
        status_group: TrademarkStatusGroup
        last_tracking_update: string
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        hits: { aggregate: { count: number } }
      }[]
      trademark_aggregate: { aggregate: { count: number } }
      all: { aggregate: { count: number } }
    }
    variables: { which: Condition; limit: number; offset: number }
  }
  priceList: {
    data: {
      service_fee: {
        jurisdiction: string
        currency: string
        base: number
        per_further_class: number
        offerings: Json<'service_fee', 'offerings'>
        valid_from: string
        valid_to: string | null
      }[]
      fee_rule: {
        jurisdiction: string
        action: FeeRuleAction
        basis: FeeRuleBasis
        currency: string
        base: number
        included_classes: number
        tiers: Json<'fee_rule', 'tiers'>
        surcharges: Json<'fee_rule', 'surcharges'>
        percent_of: FeeRuleAction | null
        percent: number | null
        max_amount: number | null
        on_top_of: FeeRuleAction | null
        per_state: boolean
        range_low: number | null
        range_high: number | null
        valid_from: string
        valid_to: string | null
        source: string
        source_kind: FeeRuleSourceKind
        as_of: string
        confidence: DeadlineConfidence
      }[]
      exchange_rate: { target_currency: string; rate: number; date: string; source: string }[]
    }
    variables: { today: string }
  }
  priceListDays: {
    data: {
      service_fee: { id: string; jurisdiction: string; valid_from: string; valid_to: string | null }[]
      fee_rule: {
        id: string
        jurisdiction: string
        action: FeeRuleAction
        valid_from: string
        valid_to: string | null
      }[]
      exchange_rate: { date: string; source: string }[]
    }
    variables: { today: string }
  }
  priceListOf: {
    data: {
      service_fee: {
        jurisdiction: string
        currency: string
        base: number
        per_further_class: number
        offerings: Json<'service_fee', 'offerings'>
        valid_from: string
        valid_to: string | null
      }[]
      fee_rule: {
        jurisdiction: string
        action: FeeRuleAction
        basis: FeeRuleBasis
        currency: string
        base: number
        included_classes: number
        tiers: Json<'fee_rule', 'tiers'>
        surcharges: Json<'fee_rule', 'surcharges'>
        percent_of: FeeRuleAction | null
        percent: number | null
        max_amount: number | null
        on_top_of: FeeRuleAction | null
        per_state: boolean
        range_low: number | null
        range_high: number | null
        valid_from: string
        valid_to: string | null
        source: string
        source_kind: FeeRuleSourceKind
        as_of: string
        confidence: DeadlineConfidence
      }[]
      exchange_rate: { target_currency: string; rate: number; date: string; source: string }[]
    }
    variables: { today: string; actions: readonly string[] }
  }
  productCheckout: {
    data: {
      product_by_pk: {
        id: string
        registration_request: {
          id: string
          public_id: string
          contact_email: string
          contact_first_name: string
          contact_last_name: string
          currency: RegistrationRequestCurrency
          status: RegistrationRequestStatus
          type: RegistrationRequestType
          value: string
          business_description: string
          websites: string[]
          jurisdictions: RegistrationRequestJurisdictions[]
          ordered_items: Json<'registration_request', 'ordered_items'> | null
          product_id: string | null
          created_at: string
          last_status_update: string
          postponed_until: string | null
          euipo_grant_requested: boolean
          euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
          lawyer_services_help_required: boolean
          invoice_issued_in_US: boolean
        } | null
        service_request: {
          id: string
          public_id: string
          service_name: ServiceRequestServiceName
          status: ServiceRequestStatus
          currency: RegistrationRequestCurrency
          invoice_content: Json<'service_request', 'invoice_content'> | null
          contact_email: string | null
          contact_first_name: string | null
          contact_last_name: string | null
          parameters: Json<'service_request', 'parameters'>
        } | null
        invoices: {
          id: string
          variable_symbol: string
          serial_number: number | null
          year: number | null
          payment_date: string | null
          payment_type: InvoicePaymentType
          created_at: string
          document_context: Json<'invoice', 'document_context'>
        }[]
        payment_attempts: {
          id: string
          status: PaymentAttemptStatus
          decline_reason: string | null
          created_at: string
        }[]
      } | null
    }
    variables: { id: string }
  }
  profileBilling: {
    data: {
      user_profile: {
        billing_entity: {
          id: string
          type: EntityType
          business_name: string | null
          company_id: string | null
          vat: string | null
          first_name: string | null
          last_name: string | null
          email: string | null
          phone: string | null
          address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
        } | null
      }[]
    }
    variables: Record<string, never>
  }
  profileSubscription: {
    data: {
      brand_subscription_by_pk: {
        id: string
        public_id: string | null
        tier: BrandSubscriptionTier
        status: BrandSubscriptionStatus
        payment_frequency: BrandSubscriptionPaymentFrequency
        next_tier: BrandSubscriptionTier | null
        next_payment_frequency: BrandSubscriptionPaymentFrequency | null
        start_date: string | null
        end_date: string | null
        currency: RegistrationRequestCurrency
        case_solution_id: string | null
        discount_coupon_id: string | null
        user_payment_method_id: string | null
        brand: { id: string; name: string } | null
        platforms: { id: string; name: string; start_date: string | null }[]
        payments: {
          id: string
          start_date: string
          end_date: string
          status: BrandSubscriptionPaymentStatus
          decline_reason: string | null
          product_id: string | null
          invoice_content: Json<'brand_subscription_payment', 'invoice_content'> | null
          product: {
            id: string
            invoices: {
              id: string
              serial_number: number | null
              year: number | null
              document_context: Json<'invoice', 'document_context'>
            }[]
          } | null
        }[]
        billing_entity: {
          id: string
          type: EntityType
          business_name: string | null
          first_name: string | null
          last_name: string | null
        } | null
        tracking_actions: { id: string; name: string; created_at: string }[]
      } | null
      user_payment_method: { id: string; card_brand: string | null; card_last_four: string | null }[]
    }
    variables: { id: string }
  }
  profileSubscriptions: {
    data: {
      brand_subscription: {
        id: string
        public_id: string | null
        tier: BrandSubscriptionTier
        status: BrandSubscriptionStatus
        payment_frequency: BrandSubscriptionPaymentFrequency
        start_date: string | null
        end_date: string | null
        user_payment_method_id: string | null
        brand: { id: string; name: string } | null
        payments: { id: string; start_date: string; status: BrandSubscriptionPaymentStatus }[]
      }[]
    }
    variables: Record<string, never>
  }
  profileWhitelist: {
    data: { case_counterparty: { id: string; primary_name: string; aliases: string[]; websites: string[] }[] }
    variables: Record<string, never>
  }
  queue: {
    data: {
      requests: {
        id: string
        public_id: string
        value: string
        status: RegistrationRequestStatus
        jurisdictions: RegistrationRequestJurisdictions[]
        contact_first_name: string
        contact_last_name: string
        contact_email: string
        business_description: string
        last_status_update: string
        created_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        product: {
          invoices: { payment_type: InvoicePaymentType; payment_date: string | null }[]
          withdrawals: { id: string; created_at: string }[]
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      trademarks: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
    }
    variables: { requests: Condition; trademarks: Condition; limit: number }
  }
  queue_beside: {
    data: {
      uses: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      terms: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      sums: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      sets: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      priorities: {
        id: string
        name: string
        number: string | null
        status: TrademarkStatus
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        last_tracking_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { email: string }
        owner_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
        registration_request: {
          id: string
          public_id: string
          product: { withdrawals: { id: string; created_at: string }[] } | null
          application: { priority_filing_date: string | null } | null
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
      }[]
      requestCount: { aggregate: { count: number } }
      trademarkCount: { aggregate: { count: number } }
      requests_mine: { aggregate: { count: number } }
      trademarks_mine: { aggregate: { count: number } }
      requests_free: { aggregate: { count: number } }
      trademarks_free: { aggregate: { count: number } }
    }
    variables: {
      requests: Condition
      trademarks: Condition
      registered: Condition
      unfiled: Condition
      limit: number
      near: string
      notNear: string
      nearPriority: string
      me: string
    }
  }
  registersOfNames: {
    data: {
      trademark: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        status_group: TrademarkStatusGroup
        filing_date: string | null
      }[]
    }
    variables: { names: readonly string[] }
  }
  registrationRequestGetOneForDrafting: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
        type: RegistrationRequestType
        business_description: string
        websites: string[]
        jurisdictions: RegistrationRequestJurisdictions[]
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        euipo_grant_requested: boolean
        use_in_commerce: boolean | null
        note: string | null
        brand: { id: string; name: string } | null
        verification_results: {
          id: string
          verified_classes: number[]
          recommended_classes: number[]
          strategy: string | null
          support: string | null
          use_narrow_gs_list: boolean
        }[]
        application: {
          id: string
          onboarding_finished: boolean
          client_approval: boolean
          priority_filing_type: string | null
          priority_filing_jurisdiction: RegistrationRequestJurisdictions | null
          priority_filing_number: string | null
          priority_filing_date: string | null
          priority_registration_date: string | null
          domicile_address_visible: boolean
          registration_entity: {
            id: string
            type: EntityType
            business_name: string | null
            company_id: string | null
            first_name: string | null
            last_name: string | null
            nationality: string | null
            state_of_incorporation: string | null
            country_of_incorporation: string | null
            address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
          } | null
          mailing_address: {
            street: string
            city: string
            postcode: string
            country: string
            state: string | null
          } | null
          domicile_address: {
            street: string
            city: string
            postcode: string
            country: string
            state: string | null
          } | null
          application_jurisdictions: {
            id: string
            jurisdiction: RegistrationRequestJurisdictions
            goods_and_services: Json<'application_jurisdiction', 'goods_and_services'>
            uspto_filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
            uspto_specimen_to_class: Json<'application_jurisdiction', 'uspto_specimen_to_class'> | null
            uspto_additional_info: string | null
            logo_type: string | null
            text_in_trademark: string | null
            color_claim_enabled: boolean
            color_claim: string | null
          }[]
          specimens: {
            id: string
            class_number: number
            class_items: Json<'specimen', 'class_items'>
            description: string | null
            url: string | null
            capture_date: string | null
          }[]
          comments: {
            id: string
            type: ThreadCommentType
            content: string
            created_at: string
            author_role: string | null
            author_firstname: string | null
            author_lastname: string | null
          }[]
        } | null
      } | null
    }
    variables: { id: string }
  }
  registrationRequestGetOneForReportViolation: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        value: string
        type: RegistrationRequestType
        jurisdictions: RegistrationRequestJurisdictions[]
        language: ServiceLetterLanguage
        contact_email: string
        report_violation_url: string | null
        user_id: string | null
      } | null
    }
    variables: { id: string }
  }
  registrationRequestsVerifiedWithoutResultView: {
    data: {
      registration_request: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        language: ServiceLetterLanguage
        value: string
        status: RegistrationRequestStatus
        user_id: string | null
      }[]
    }
    variables: { from: string; to: string }
  }
  removed_documents: {
    data: {
      document: {
        id: number
        name: string
        type: DocumentType
        revision: number
        removed_at: string | null
        removed_reason: string | null
        removed_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      document_aggregate: { aggregate: { count: number } }
    }
    variables: { hub: string }
  }
  renewalOfMark: {
    data: {
      trademark_by_pk: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        status: TrademarkStatus
        registration_date: string | null
        international_id: string | null
        ended_on: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          opens: string | null
          due: string
          grace_until: string | null
          done_at: string | null
          override_at: string | null
          confidence: DeadlineConfidence
        }[]
      } | null
    }
    variables: { id: string }
  }
  reportChoices: {
    data: {
      brand: { id: string; name: string }[]
      brand_aggregate: { aggregate: { count: number } }
      trademark: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        status: TrademarkStatus
        brand_id: string | null
      }[]
      trademark_aggregate: { aggregate: { count: number } }
      asked: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        status: TrademarkStatus
        brand_id: string | null
      }[]
    }
    variables: { limit: number; asked: readonly string[] }
  }
  requestById: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        contact_last_name: string
        currency: RegistrationRequestCurrency
        status: RegistrationRequestStatus
        type: RegistrationRequestType
        value: string
        business_description: string
        websites: string[]
        jurisdictions: RegistrationRequestJurisdictions[]
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product_id: string | null
        created_at: string
        last_status_update: string
        postponed_until: string | null
        euipo_grant_requested: boolean
        euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
        lawyer_services_help_required: boolean
        invoice_issued_in_US: boolean
        tracking_actions: { id: string; name: string; created_at: string }[]
      } | null
    }
    variables: { id: string }
  }
  requestToReport: {
    data: {
      registration_request_by_pk: {
        id: string
        value: string
        jurisdictions: RegistrationRequestJurisdictions[]
      } | null
    }
    variables: { id: string }
  }
  sameMarkElsewhere: {
    data: {
      trademark: {
        jurisdiction: RegistrationRequestJurisdictions
        status_group: TrademarkStatusGroup
        filing_date: string | null
      }[]
    }
    variables: { id: string; name: string }
  }
  serviceByLink: {
    data: {
      service_request_by_pk: {
        id: string
        public_id: string
        service_name: ServiceRequestServiceName
        status: ServiceRequestStatus
        product_id: string | null
        parameters: Json<'service_request', 'parameters'>
        created_at: string
        currency: RegistrationRequestCurrency
        invoice_content: Json<'service_request', 'invoice_content'> | null
        contact_email: string | null
      } | null
    }
    variables: { id: string }
  }
  staffPeople: {
    data: { user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }[] }
    variables: Record<string, never>
  }
  staff_application_addresses: {
    data: {
      application_by_pk: {
        id: string
        domicile_address_visible: boolean
        mailing_address: {
          street: string
          city: string
          postcode: string
          country: string
          state: string | null
        } | null
        domicile_address: {
          street: string
          city: string
          postcode: string
          country: string
          state: string | null
        } | null
      } | null
    }
    variables: { id: string }
  }
  staff_bank_entry_list: {
    data: {
      rows: {
        id: string
        booked_on: string
        amount: number
        currency: string
        payer_name: string | null
        payer_account: string | null
        account: string
        variable_symbol: string | null
        end_to_end_id: string | null
        message: string | null
        reference: string
        is_reversal: boolean
        status: BankEntryStatus
        note: string | null
        decided_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_bank_entry_show: {
    data: {
      rows: {
        id: string
        booked_on: string
        amount: number
        currency: string
        payer_name: string | null
        payer_account: string | null
        account: string
        variable_symbol: string | null
        end_to_end_id: string | null
        message: string | null
        reference: string
        is_reversal: boolean
        status: BankEntryStatus
        note: string | null
        decided_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        allocations: {
          id: string
          amount: number
          variable_symbol: string
          payment_attempt_id: string | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          invoice: { id: string; document_context: Json<'invoice', 'document_context'> }
        }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_brand_monitoring_task_list: {
    data: {
      rows: {
        id: string
        status: BrandMonitoringTaskStatus
        deadline: string | null
        planned_on: string | null
        searched_at: string | null
        created_at: string
        brand_subscription_tier: BrandSubscriptionTier
        brand: { id: string; name: string }
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_brand_monitoring_task_show: {
    data: {
      rows: {
        id: string
        status: BrandMonitoringTaskStatus
        deadline: string | null
        planned_on: string | null
        searched_at: string | null
        created_at: string
        brand_subscription_tier: BrandSubscriptionTier
        last_status_update: string
        processed_timestamp: string | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        brand: {
          id: string
          name: string
          user: { id: string; counterparties: { id: string; primary_name: string; whitelisted: boolean }[] }
        }
        brand_subscription: { id: string; public_id: string | null; platforms: { id: string; name: string }[] } | null
        sightings: {
          id: string
          platform: SightingPlatform
          source: string
          name: string
          url: string
          host: string
          seller: string | null
          price: number | null
          currency: RegistrationRequestCurrency | null
          country: string | null
          found_on: string | null
          score: string
          reasons: Json<'sighting', 'reasons'>
          status: SightingStatus
          dismiss_reason: SightingDismissReason | null
          decided_at: string | null
          case_id: string | null
          folded_aggregate: { aggregate: { count: number } }
          lookups: {
            id: string
            domain: string
            asked_at: string
            source: string
            is_stand_in: boolean
            facts: Json<'domain_lookup', 'facts'>
          }[]
        }[]
        sightings_aggregate: { aggregate: { count: number } }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_brand_subscription_list: {
    data: {
      rows: {
        id: string
        public_id: string | null
        tier: BrandSubscriptionTier
        status: BrandSubscriptionStatus
        payment_frequency: BrandSubscriptionPaymentFrequency
        start_date: string | null
        end_date: string | null
        currency: RegistrationRequestCurrency
        created_at: string
        is_proactive: boolean
        brand: {
          id: string
          name: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_brand_subscription_show: {
    data: {
      rows: {
        id: string
        public_id: string | null
        tier: BrandSubscriptionTier
        status: BrandSubscriptionStatus
        payment_frequency: BrandSubscriptionPaymentFrequency
        start_date: string | null
        end_date: string | null
        currency: RegistrationRequestCurrency
        created_at: string
        is_proactive: boolean
        brand: {
          id: string
          name: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        next_tier: BrandSubscriptionTier | null
        next_payment_frequency: BrandSubscriptionPaymentFrequency | null
        discount_coupon_id: string | null
        note_hub_id: string
        document_hub_id: string
        last_status_update: string
        user_payment_method: {
          id: string
          card_brand: string | null
          card_last_four: string | null
          card_expiration: string | null
          status: UserPaymentMethodStatus
        } | null
        billing_entity: {
          id: string
          type: EntityType
          business_name: string | null
          first_name: string | null
          last_name: string | null
        } | null
        platforms: { id: string; name: string; start_date: string | null }[]
        payments: {
          id: string
          start_date: string
          end_date: string
          status: BrandSubscriptionPaymentStatus
          decline_reason: string | null
          number_of_attempts: number
          last_attempt_date: string | null
          product_id: string | null
          product: {
            id: string
            invoices: {
              id: string
              serial_number: number | null
              year: number | null
              document_context: Json<'invoice', 'document_context'>
            }[]
          } | null
        }[]
        payments_aggregate: { aggregate: { count: number } }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_counterparty_list: {
    data: {
      rows: {
        id: string
        primary_name: string
        aliases: string[]
        websites: string[]
        note: string | null
        whitelisted: boolean
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        cases: { id: string; status: CaseStatus; outcome: CaseOutcome | null; created_at: string }[]
        cases_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_counterparty_show: {
    data: {
      rows: {
        id: string
        primary_name: string
        aliases: string[]
        websites: string[]
        note: string | null
        whitelisted: boolean
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        cases: { id: string; status: CaseStatus; outcome: CaseOutcome | null; created_at: string }[]
        cases_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_list: {
    data: {
      rows: {
        id: string
        status: CaseStatus
        relevance: CaseRelevance | null
        outcome: CaseOutcome | null
        created_at: string
        last_status_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        brand: {
          id: string
          name: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
        counterparty: { id: string; primary_name: string; whitelisted: boolean } | null
        infringements: { id: string; platform: string; taken_down_on: string | null }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_request_list: {
    data: {
      rows: {
        id: string
        type: CaseRequestType
        status: CaseRequestStatus
        mark: string | null
        contact_email: string | null
        created_at: string
        last_status_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        brand: { id: string; name: string } | null
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_request_show: {
    data: {
      rows: {
        id: string
        type: CaseRequestType
        status: CaseRequestStatus
        mark: string | null
        jurisdiction: RegistrationRequestJurisdictions | null
        number: string | null
        brand_website: string | null
        links: string[]
        message: string | null
        question: string | null
        answer: string | null
        dismiss_reason: string | null
        language: ServiceLetterLanguage
        contact_email: string | null
        contact_first_name: string | null
        contact_last_name: string | null
        created_at: string
        last_status_update: string
        document_hub_id: string
        note_hub_id: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        brand: { id: string; name: string } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
        } | null
        case: { id: string; status: CaseStatus } | null
        user: {
          id: string
          email: string
          profile: { firstname: string; lastname: string } | null
          brands: { id: string; name: string }[]
          counterparties: { id: string; primary_name: string; websites: string[]; whitelisted: boolean }[]
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_case_show: {
    data: {
      rows: {
        id: string
        status: CaseStatus
        relevance: CaseRelevance | null
        lawyers_note: string | null
        outcome: CaseOutcome | null
        outcome_note: string | null
        dismiss_reason: string | null
        created_at: string
        last_status_update: string
        document_hub_id: string
        note_hub_id: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        brand: {
          id: string
          name: string
          user: {
            id: string
            email: string
            profile: { firstname: string; lastname: string } | null
            trademarks: {
              id: string
              name: string
              jurisdiction: RegistrationRequestJurisdictions
              number: string | null
              status: TrademarkStatus
              registration_date: string | null
              expiration_date: string | null
              goods_and_services: Json<'trademark', 'goods_and_services'>
              direct_filing: boolean
              owner_entity: {
                type: EntityType
                business_name: string | null
                first_name: string | null
                last_name: string | null
              } | null
            }[]
          }
        }
        counterparty: {
          id: string
          primary_name: string
          aliases: string[]
          websites: string[]
          note: string | null
          whitelisted: boolean
          cases: { id: string; status: CaseStatus; outcome: CaseOutcome | null; created_at: string }[]
        } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          status: TrademarkStatus
          registration_date: string | null
          expiration_date: string | null
          goods_and_services: Json<'trademark', 'goods_and_services'>
          direct_filing: boolean
          owner_entity: {
            type: EntityType
            business_name: string | null
            first_name: string | null
            last_name: string | null
          } | null
        } | null
        infringements: {
          id: string
          platform: string
          jurisdiction: RegistrationRequestJurisdictions | null
          classes: number[]
          taken_down_on: string | null
          evidences: { id: string; website: string | null; evidence_date: string | null; description: string | null }[]
          evidences_aggregate: { aggregate: { count: number } }
        }[]
        infringements_aggregate: { aggregate: { count: number } }
        solutions: {
          id: string
          status: CaseSolutionStatus
          items: Json<'case_solution', 'items'>
          currency: RegistrationRequestCurrency
          offer_subscription: boolean
          created_at: string
          offered_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          service_request: { id: string; public_id: string; status: ServiceRequestStatus } | null
        }[]
        solutions_aggregate: { aggregate: { count: number } }
        notices: {
          id: string
          kind: CaseNoticeKind
          language: ServiceLetterLanguage
          recipient: string
          body: string
          checklist: Json<'case_notice', 'checklist'>
          status: CaseNoticeStatus
          version: number
          sent_on: string | null
          reference: string | null
          withdraw_reason: string | null
          is_wrong: boolean
          created_at: string
          approved_at: string | null
          approved_by_user: {
            id: string
            email: string
            profile: { firstname: string; lastname: string } | null
          } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          proof_document: { id: number; name: string } | null
          decided_on: string | null
          remedy: CaseNoticeRemedy | null
          taken_back_reason: string | null
          decision_document: { id: number; name: string } | null
          carried_out_on: string | null
          carried_out_document: { id: number; name: string } | null
          case_infringement: {
            id: string
            platform: string
            jurisdiction: RegistrationRequestJurisdictions | null
            classes: number[]
          } | null
          trademark: {
            id: string
            name: string
            jurisdiction: RegistrationRequestJurisdictions
            number: string | null
            status: TrademarkStatus
            registration_date: string | null
            expiration_date: string | null
            goods_and_services: Json<'trademark', 'goods_and_services'>
            direct_filing: boolean
            owner_entity: {
              type: EntityType
              business_name: string | null
              first_name: string | null
              last_name: string | null
            } | null
          }
        }[]
        notices_aggregate: { aggregate: { count: number } }
        negotiations: {
          id: string
          happened_on: string
          direction: CaseNegotiationDirection
          channel: CaseNegotiationChannel
          body: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        negotiations_aggregate: { aggregate: { count: number } }
        exhibits: {
          id: string
          url: string | null
          final_url: string | null
          http_status: number | null
          sha256: string
          taken_at: string
          timestamped_by: string
          is_stand_in: boolean
          document_id: number
          taken_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          document: { id: number; name: string }
          lookups: {
            id: string
            domain: string
            asked_at: string
            source: string
            is_stand_in: boolean
            facts: Json<'domain_lookup', 'facts'>
          }[]
        }[]
        exhibits_aggregate: { aggregate: { count: number } }
        sightings: {
          id: string
          host: string
          lookups: {
            id: string
            domain: string
            asked_at: string
            source: string
            is_stand_in: boolean
            facts: Json<'domain_lookup', 'facts'>
          }[]
        }[]
        case_requests: { id: string; type: CaseRequestType; created_at: string }[]
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_consultation_list: {
    data: {
      rows: {
        id: string
        event_timestamp: string | null
        created_at: string
        contact_name: string | null
        contact_email: string | null
        contact_phone: string | null
        language: string | null
        description: string | null
        location: string | null
        outcome: string | null
        resolution: string | null
        questions_and_answers: Json<'consultation', 'questions_and_answers'> | null
        cancelled_at: string | null
        outcome_sent_at: string | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_consultation_show: {
    data: {
      rows: {
        id: string
        event_timestamp: string | null
        created_at: string
        contact_name: string | null
        contact_email: string | null
        contact_phone: string | null
        language: string | null
        description: string | null
        location: string | null
        outcome: string | null
        resolution: string | null
        questions_and_answers: Json<'consultation', 'questions_and_answers'> | null
        cancelled_at: string | null
        outcome_sent_at: string | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        document_hub_id: string
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_deadline_list: {
    data: {
      rows: {
        id: string
        kind: DeadlineKind
        number: number
        opens: string | null
        due: string
        lawful_due: string
        grace_until: string | null
        done_at: string | null
        confidence: DeadlineConfidence
        is_by_letter: boolean
        override_at: string | null
        previous_due: string | null
        moved_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_deadline_show: {
    data: {
      rows: {
        id: string
        kind: DeadlineKind
        number: number
        opens: string | null
        due: string
        lawful_due: string
        grace_until: string | null
        done_at: string | null
        confidence: DeadlineConfidence
        is_by_letter: boolean
        override_at: string | null
        previous_due: string | null
        moved_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_designation_change_list: {
    data: {
      rows: {
        id: string
        kind: DesignationChangeKind
        held: Json<'designation_change', 'held'>
        becomes: Json<'designation_change', 'becomes'>
        held_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        becomes_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        found_at: string
        gone_at: string | null
        done_at: string | null
        done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        dismissed_at: string | null
        dismiss_reason: string | null
        dismissed_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_designation_change_show: {
    data: {
      rows: {
        id: string
        kind: DesignationChangeKind
        held: Json<'designation_change', 'held'>
        becomes: Json<'designation_change', 'becomes'>
        held_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        becomes_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
        found_at: string
        gone_at: string | null
        done_at: string | null
        done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        dismissed_at: string | null
        dismiss_reason: string | null
        dismissed_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_discount_coupon_list: {
    data: {
      rows: {
        id: string
        lawyer_fees_discount: number
        fees_discount: number
        discount_type: DiscountCouponDiscountType
        currency: RegistrationRequestCurrency | null
        valid_from: string | null
        valid_to: string | null
        max_uses: number | null
        created_at: string
        invoices_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_discount_coupon_show: {
    data: {
      rows: {
        id: string
        lawyer_fees_discount: number
        fees_discount: number
        discount_type: DiscountCouponDiscountType
        currency: RegistrationRequestCurrency | null
        valid_from: string | null
        valid_to: string | null
        max_uses: number | null
        created_at: string
        invoices_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_docketed_message_list: {
    data: {
      rows: {
        id: number
        sender_email: string
        sender_name: string | null
        subject: string
        type: DocketedMessageType
        status: DocketedMessageStatus
        jurisdiction: RegistrationRequestJurisdictions | null
        received_at: string
        data: Json<'docketed_message', 'data'> | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          expiration_date: string | null
        } | null
        asked_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_docketed_message_show: {
    data: {
      rows: {
        id: number
        sender_email: string
        sender_name: string | null
        subject: string
        type: DocketedMessageType
        status: DocketedMessageStatus
        jurisdiction: RegistrationRequestJurisdictions | null
        received_at: string
        data: Json<'docketed_message', 'data'> | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          expiration_date: string | null
        } | null
        asked_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_exchange_rate_list: {
    data: {
      rows: { id: string; base_currency: string; target_currency: string; rate: number; date: string; source: string }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_exchange_rate_show: {
    data: {
      rows: { id: string; base_currency: string; target_currency: string; rate: number; date: string; source: string }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_fee_rule_list: {
    data: {
      rows: {
        id: string
        jurisdiction: string
        action: FeeRuleAction
        basis: FeeRuleBasis
        currency: string
        base: number
        included_classes: number
        tiers: Json<'fee_rule', 'tiers'>
        surcharges: Json<'fee_rule', 'surcharges'>
        percent_of: FeeRuleAction | null
        percent: number | null
        max_amount: number | null
        on_top_of: FeeRuleAction | null
        per_state: boolean
        range_low: number | null
        range_high: number | null
        valid_from: string
        valid_to: string | null
        source: string
        source_url: string | null
        source_kind: FeeRuleSourceKind
        as_of: string
        confidence: DeadlineConfidence
        note: string
        checked_on: string
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_fee_rule_show: {
    data: {
      rows: {
        id: string
        jurisdiction: string
        action: FeeRuleAction
        basis: FeeRuleBasis
        currency: string
        base: number
        included_classes: number
        tiers: Json<'fee_rule', 'tiers'>
        surcharges: Json<'fee_rule', 'surcharges'>
        percent_of: FeeRuleAction | null
        percent: number | null
        max_amount: number | null
        on_top_of: FeeRuleAction | null
        per_state: boolean
        range_low: number | null
        range_high: number | null
        valid_from: string
        valid_to: string | null
        source: string
        source_url: string | null
        source_kind: FeeRuleSourceKind
        as_of: string
        confidence: DeadlineConfidence
        note: string
        checked_on: string
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_follow_up_case_list: {
    data: {
      rows: {
        id: string
        status: FollowUpCaseStatus
        cause: FollowUpCaseCause
        approached_by: FollowUpCaseApproachedBy | null
        outcome: FollowUpCaseOutcome | null
        created_at: string
        last_status_update: string
        registration_request: {
          id: string
          public_id: string
          value: string
          status: RegistrationRequestStatus
          contact_first_name: string
          contact_last_name: string
          contact_email: string
          contact_phone: string | null
          language: ServiceLetterLanguage
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_follow_up_case_show: {
    data: {
      rows: {
        id: string
        status: FollowUpCaseStatus
        cause: FollowUpCaseCause
        approached_by: FollowUpCaseApproachedBy | null
        outcome: FollowUpCaseOutcome | null
        created_at: string
        last_status_update: string
        registration_request: {
          id: string
          public_id: string
          value: string
          status: RegistrationRequestStatus
          contact_first_name: string
          contact_last_name: string
          contact_email: string
          contact_phone: string | null
          language: ServiceLetterLanguage
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_invoice_list: {
    data: {
      rows: {
        id: string
        variable_symbol: string
        serial_number: number | null
        year: number | null
        payment_date: string | null
        payment_type: InvoicePaymentType
        created_at: string
        cancelled_at: string | null
        document_context: Json<'invoice', 'document_context'>
        product: {
          id: string
          registration_request: { id: string; public_id: string; value: string; contact_email: string } | null
          service_request: { id: string; public_id: string; service_name: ServiceRequestServiceName } | null
        }
        credit_notes: { id: string; document_context: Json<'credit_note', 'document_context'> }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_invoice_show: {
    data: {
      rows: {
        id: string
        variable_symbol: string
        serial_number: number | null
        year: number | null
        payment_date: string | null
        payment_type: InvoicePaymentType
        created_at: string
        cancelled_at: string | null
        document_context: Json<'invoice', 'document_context'>
        product: {
          id: string
          brand_subscription_payment_id: string | null
          payment_attempts: { id: string; provider: string }[]
          events: { id: string; name: string; data: Json<'product_event', 'data'> | null; created_at: string }[]
          registration_request: { id: string; public_id: string; value: string; contact_email: string } | null
          service_request: { id: string; public_id: string; service_name: ServiceRequestServiceName } | null
        }
        billing_entity: {
          vat: string | null
          vat_payer: boolean
          vat_asked_at: string | null
          vat_consultation: string | null
        } | null
        credit_notes: {
          id: string
          document_context: Json<'credit_note', 'document_context'>
          refund: {
            status: PaymentRefundStatus
            reason: string
            created_at: string
            user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
            payment_attempt: { provider: string }
          } | null
        }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_office_action_list: {
    data: {
      rows: {
        id: string
        status: OfficeActionStatus
        issue_date: string | null
        due_date: string | null
        created_at: string
        risk_highlighted: boolean
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions; number: string | null }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_office_action_show: {
    data: {
      rows: {
        id: string
        status: OfficeActionStatus
        issue_date: string | null
        due_date: string | null
        created_at: string
        last_status_update: string
        risk_highlighted: boolean
        document_hub_id: string
        note_hub_id: string
        reminders_enabled: boolean
        order_currency: RegistrationRequestCurrency | null
        tags: string[]
        issues_version: number
        issue_summary: string | null
        recommendation_note: string | null
        additional_info_note: string | null
        client_input: string | null
        supplemental_register_suggested: boolean
        similar_trademarks: Json<'office_action', 'similar_trademarks'>
        response: string | null
        response_version: number
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        issues: {
          id: string
          name: string
          category: OfficeActionIssueCategory
          explanation: string | null
          quote: string | null
          additional_info_note: string | null
          answer: string | null
        }[]
        solutions: {
          id: string
          solution: string
          kind: OfficeActionSolutionKind
          description: string | null
          chance_of_success: CaseRelevance | null
          ground: string | null
          service_fee: number | null
          government_fee: number | null
          recommended: boolean
          order: { id: string; public_id: string; status: ServiceRequestStatus } | null
        }[]
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          filing_date: string | null
          filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
          international_id: string | null
          office_actions: { id: string; issue_date: string | null }[]
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
          deadlines: {
            id: string
            kind: DeadlineKind
            number: number
            opens: string | null
            calendar_due: string
            lawful_due: string
            due: string
            grace_until: string | null
            from_event: DeadlineFromEvent
            from_date: string
            amount: number
            unit: DeadlineUnit
            law: string | null
            article: string | null
            source: string | null
            source_kind: DeadlineSourceKind
            confidence: DeadlineConfidence
            note: string | null
            moved_because: string | null
            is_move_unknown: boolean
            is_assumed: boolean
            is_by_letter: boolean
            previous_due: string | null
            done_at: string | null
            done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
            override_reason: string | null
            override_at: string | null
            override_by_user: {
              id: string
              email: string
              profile: { firstname: string; lastname: string } | null
            } | null
          }[]
        }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          due_before: string | null
          due_after: string | null
          reason: string | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_opposition_list: {
    data: {
      rows: {
        id: string
        status: OppositionStatus
        opponent: string
        notice_date: string
        due_date: string | null
        created_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions; number: string | null }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_opposition_show: {
    data: {
      rows: {
        id: string
        number: number
        status: OppositionStatus
        office_number: string | null
        opponent: string
        representative: string | null
        grounds: OppositionGrounds[]
        earlier_rights: Json<'opposition', 'earlier_rights'>
        classes: number[]
        summary: string | null
        advice: string | null
        notice_date: string
        due_date: string | null
        cooling_off_from: string | null
        cooling_off_until: string | null
        evidence_due: string | null
        reminders_enabled: boolean
        order_currency: RegistrationRequestCurrency | null
        version: number
        outcome: OppositionOutcome | null
        ended_on: string | null
        created_at: string
        last_status_update: string
        document_hub_id: string
        note_hub_id: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        advised_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        ways: {
          id: string
          kind: OppositionWayKind
          description: string | null
          ground: string
          service_fee: number | null
          government_fee: number | null
          recommended: boolean
          order: { id: string; public_id: string; status: ServiceRequestStatus } | null
        }[]
        events: {
          id: string
          kind: OppositionEventKind
          happened_on: string
          note: string | null
          document: { id: number; name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        events_aggregate: { aggregate: { count: number } }
        trademark: {
          id: string
          name: string
          status: TrademarkStatus
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          filing_date: string | null
          filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
          international_id: string | null
          goods_and_services: Json<'trademark', 'goods_and_services'>
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
          deadlines: {
            id: string
            kind: DeadlineKind
            number: number
            opens: string | null
            calendar_due: string
            lawful_due: string
            due: string
            grace_until: string | null
            from_event: DeadlineFromEvent
            from_date: string
            amount: number
            unit: DeadlineUnit
            law: string | null
            article: string | null
            source: string | null
            source_kind: DeadlineSourceKind
            confidence: DeadlineConfidence
            note: string | null
            moved_because: string | null
            is_move_unknown: boolean
            is_assumed: boolean
            is_by_letter: boolean
            previous_due: string | null
            done_at: string | null
            done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
            override_reason: string | null
            override_at: string | null
            override_by_user: {
              id: string
              email: string
              profile: { firstname: string; lastname: string } | null
            } | null
          }[]
        }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_register_difference_list: {
    data: {
      rows: {
        id: string
        field: RegisterDifferenceField
        held: string | null
        office: string
        as_of: string
        found_at: string
        dismissed_at: string | null
        dismiss_reason: string | null
        dismissed_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_register_difference_show: {
    data: {
      rows: {
        id: string
        field: RegisterDifferenceField
        held: string | null
        office: string
        as_of: string
        found_at: string
        dismissed_at: string | null
        dismiss_reason: string | null
        dismissed_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_registration_request_list: {
    data: {
      rows: {
        id: string
        public_id: string
        value: string
        type: RegistrationRequestType
        status: RegistrationRequestStatus
        status_group: RegistrationRequestStatusGroup
        jurisdictions: RegistrationRequestJurisdictions[]
        contact_first_name: string
        contact_last_name: string
        contact_email: string
        created_at: string
        last_status_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_registration_request_show: {
    data: {
      rows: {
        id: string
        public_id: string
        value: string
        type: RegistrationRequestType
        status: RegistrationRequestStatus
        status_group: RegistrationRequestStatusGroup
        jurisdictions: RegistrationRequestJurisdictions[]
        contact_first_name: string
        contact_last_name: string
        contact_email: string
        created_at: string
        last_status_update: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        user_id: string | null
        for_brand_registry: boolean
        contact_phone: string | null
        currency: RegistrationRequestCurrency
        business_description: string
        websites: string[]
        language: ServiceLetterLanguage
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product_id: string | null
        note_hub_id: string
        document_hub_id: string
        answer_seen_at: string | null
        e2e_protection: boolean
        postponed_until: string | null
        euipo_grant_requested: boolean
        euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
        euipo_grant_decided_on: string | null
        lawyer_services_help_required: boolean
        user: {
          id: string
          email: string
          profile: { firstname: string; lastname: string } | null
          state: UserState
          registration_requests: { id: string; public_id: string; value: string; status: RegistrationRequestStatus }[]
          registration_requests_aggregate: { aggregate: { count: number } }
          trademarks: {
            id: string
            name: string
            jurisdiction: RegistrationRequestJurisdictions
            status: TrademarkStatus
          }[]
          trademarks_aggregate: { aggregate: { count: number } }
        } | null
        product: {
          id: string
          expenses: {
            id: string
            kind: ExpenseKind
            amount: number
            currency: string
            paid_to: string
            spent_on: string
            note: string | null
            document: { name: string } | null
            corrected_by: { id: string }[]
            created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
          }[]
          expenses_aggregate: { aggregate: { count: number } }
          invoices: {
            id: string
            variable_symbol: string
            serial_number: number | null
            payment_date: string | null
            payment_type: InvoicePaymentType
            created_at: string
            cancelled_at: string | null
            document_context: Json<'invoice', 'document_context'>
            credit_notes: { id: string; document_context: Json<'credit_note', 'document_context'> }[]
          }[]
          payment_attempts: {
            id: string
            status: PaymentAttemptStatus
            decline_reason: string | null
            amount: number
            currency: string
            created_at: string
          }[]
          withdrawals: { id: string; created_at: string }[]
        } | null
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        verification_results: {
          id: string
          version: number
          revision: number
          value: string
          jurisdictions: Json<'verification_result', 'jurisdictions'>
          recommended_classes: number[]
          verified_classes: number[]
          use_narrow_gs_list: boolean
          additional_check_required: boolean
          distinctiveness: VerificationResultDistinctiveness | null
          overall_risk: VerificationResultOverallRisk | null
          client_note: string | null
          strategy: string | null
          result_note: string | null
          request_note: string | null
          other_refusal_reason: string | null
          completed: boolean
          updated_at: string
          registers_asked: Json<'verification_result', 'registers_asked'> | null
          review: Json<'verification_result', 'review'> | null
          updated_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          similar_trademarks: {
            id: string
            name: string
            jurisdictions: RegistrationRequestJurisdictions[]
            url: string | null
            metadata: Json<'similar_trademark', 'metadata'> | null
            similarity: VerificationResultOverallRisk
            competitor: boolean
            well_known: boolean
          }[]
        }[]
        verification_searches: {
          id: string
          version: number
          kind: VerificationSearchKind
          query: string
          filters: Json<'verification_search', 'filters'>
          registers: Json<'verification_search', 'registers'>
          found: number
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        verification_searches_aggregate: { aggregate: { count: number } }
        application: {
          id: string
          onboarding_finished: boolean
          draft: Json<'application', 'draft'> | null
          updated_at: string
          mark_description: string | null
          mark_colours: Json<'application', 'mark_colours'>
          mark_views: Json<'application', 'mark_views'>
          priority_filing_jurisdiction: RegistrationRequestJurisdictions | null
          priority_filing_number: string | null
          priority_filing_date: string | null
          approvals: {
            id: string
            digest: string
            consent: string | null
            address: string | null
            created_at: string
            user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          }[]
          registration_entity: {
            id: string
            type: EntityType
            first_name: string | null
            last_name: string | null
            nationality: string | null
            business_name: string | null
            company_type: string | null
            company_id: string | null
            country_of_incorporation: string | null
            state_of_incorporation: string | null
            birthdate: string | null
            email: string | null
            phone: string | null
            address: { street: string; city: string; postcode: string; country: string; state: string | null } | null
          } | null
          application_jurisdictions: {
            id: string
            jurisdiction: RegistrationRequestJurisdictions
            goods_and_services: Json<'application_jurisdiction', 'goods_and_services'>
            uspto_filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
            uspto_first_use: Json<'application_jurisdiction', 'uspto_first_use'> | null
          }[]
          specimens: {
            id: string
            class_number: number
            description: string | null
            capture_date: string | null
            document: { id: number; name: string } | null
          }[]
          specimens_aggregate: { aggregate: { count: number } }
          comments: {
            id: string
            type: ThreadCommentType
            content: string
            section: ThreadCommentSection | null
            suggested_comment: boolean
            resolved_at: string | null
            edited_at: string | null
            created_at: string
            user: {
              role: UserRole
              id: string
              email: string
              profile: { firstname: string; lastname: string } | null
            } | null
          }[]
          comments_aggregate: { aggregate: { count: number } }
        } | null
        trademarks: {
          id: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          status: TrademarkStatus
          goods_and_services: Json<'trademark', 'goods_and_services'>
          filing_date: string | null
          registration_date: string | null
        }[]
        trademarks_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_request_follow_ups: {
    data: {
      follow_up_case: {
        id: string
        status: FollowUpCaseStatus
        outcome: FollowUpCaseOutcome | null
        created_at: string
        last_status_update: string
      }[]
      follow_up_case_aggregate: { aggregate: { count: number } }
    }
    variables: { id: string }
  }
  staff_service_fee_list: {
    data: {
      rows: {
        id: string
        jurisdiction: string
        currency: string
        base: number
        per_further_class: number
        offerings: Json<'service_fee', 'offerings'>
        valid_from: string
        valid_to: string | null
        source: string
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_service_fee_show: {
    data: {
      rows: {
        id: string
        jurisdiction: string
        currency: string
        base: number
        per_further_class: number
        offerings: Json<'service_fee', 'offerings'>
        valid_from: string
        valid_to: string | null
        source: string
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_service_list: {
    data: {
      rows: {
        id: string
        type: ServiceRequestServiceName
        status: ServiceStatus
        deadline: string | null
        outcome: ServiceOutcome | null
        created_at: string
        parameters: Json<'service', 'parameters'>
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        service_request: {
          id: string
          public_id: string
          contact_email: string | null
          parameters: Json<'service_request', 'parameters'>
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_service_request_list: {
    data: {
      rows: {
        id: string
        public_id: string
        service_name: ServiceRequestServiceName
        status: ServiceRequestStatus
        created_at: string
        last_status_update: string
        currency: RegistrationRequestCurrency
        contact_email: string | null
        parameters: Json<'service_request', 'parameters'>
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_service_request_show: {
    data: {
      rows: {
        id: string
        public_id: string
        service_name: ServiceRequestServiceName
        status: ServiceRequestStatus
        created_at: string
        last_status_update: string
        currency: RegistrationRequestCurrency
        contact_email: string | null
        parameters: Json<'service_request', 'parameters'>
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        internal_label: string | null
        task_tracker_url: string | null
        contact_first_name: string | null
        contact_last_name: string | null
        product_id: string | null
        invoice_content: Json<'service_request', 'invoice_content'> | null
        document_hub_id: string
        note_hub_id: string
        language: ServiceLetterLanguage
        product: {
          id: string
          withdrawals: { id: string; created_at: string }[]
          expenses: {
            id: string
            kind: ExpenseKind
            amount: number
            currency: string
            paid_to: string
            spent_on: string
            note: string | null
            document: { name: string } | null
            corrected_by: { id: string }[]
            created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
          }[]
          expenses_aggregate: { aggregate: { count: number } }
          invoices: {
            id: string
            variable_symbol: string
            serial_number: number | null
            year: number | null
            payment_date: string | null
            payment_type: InvoicePaymentType
            created_at: string
            cancelled_at: string | null
            document_context: Json<'invoice', 'document_context'>
            credit_notes: { id: string; document_context: Json<'credit_note', 'document_context'> }[]
          }[]
        } | null
        services: {
          id: string
          type: ServiceRequestServiceName
          status: ServiceStatus
          deadline: string | null
          outcome: ServiceOutcome | null
          parameters: Json<'service', 'parameters'>
        }[]
        services_aggregate: { aggregate: { count: number } }
        letters: {
          id: string
          kind: ServiceLetterKind
          language: ServiceLetterLanguage
          recipient: string
          recipient_email: string | null
          body: string
          checklist: Json<'service_letter', 'checklist'>
          status: ServiceLetterStatus
          version: number
          approved_name: string | null
          approved_at: string | null
          pdf_sha256: string | null
          docx_sha256: string | null
          sent_by: ServiceLetterSentBy | null
          sent_at: string | null
          message_id: string | null
          reference: string | null
          unsent_reason: string | null
          proof_document: { name: string } | null
        }[]
        letters_aggregate: { aggregate: { count: number } }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_service_show: {
    data: {
      rows: {
        id: string
        type: ServiceRequestServiceName
        status: ServiceStatus
        deadline: string | null
        outcome: ServiceOutcome | null
        outcome_note: string | null
        created_at: string
        last_status_update: string
        note_hub_id: string
        parameters: Json<'service', 'parameters'>
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        service_request: {
          id: string
          public_id: string
          status: ServiceRequestStatus
          contact_email: string | null
          contact_first_name: string | null
          contact_last_name: string | null
          parameters: Json<'service_request', 'parameters'>
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_sighting_list: {
    data: {
      rows: {
        id: string
        host: string
        score: string
        reasons: Json<'sighting', 'reasons'>
        status: SightingStatus
        created_at: string
        brand_monitoring_task_id: string
        brand_monitoring_task: { id: string; status: BrandMonitoringTaskStatus; brand: { id: string; name: string } }
        case: {
          id: string
          status: CaseStatus
          notices: {
            id: string
            kind: CaseNoticeKind
            status: CaseNoticeStatus
            decided_on: string | null
            remedy: CaseNoticeRemedy | null
            carried_out_on: string | null
          }[]
        } | null
        lookups: {
          id: string
          domain: string
          asked_at: string
          source: string
          is_stand_in: boolean
          facts: Json<'domain_lookup', 'facts'>
        }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_sighting_show: {
    data: {
      rows: {
        id: string
        host: string
        score: string
        reasons: Json<'sighting', 'reasons'>
        status: SightingStatus
        created_at: string
        brand_monitoring_task_id: string
        brand_monitoring_task: { id: string; status: BrandMonitoringTaskStatus; brand: { id: string; name: string } }
        case: {
          id: string
          status: CaseStatus
          notices: {
            id: string
            kind: CaseNoticeKind
            status: CaseNoticeStatus
            decided_on: string | null
            remedy: CaseNoticeRemedy | null
            carried_out_on: string | null
          }[]
        } | null
        lookups: {
          id: string
          domain: string
          asked_at: string
          source: string
          is_stand_in: boolean
          facts: Json<'domain_lookup', 'facts'>
        }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_support_ticket_list: {
    data: {
      rows: {
        id: number
        status: SupportTicketStatus
        source: SupportTicketSource
        subject: string | null
        description: string
        contact_name: string | null
        contact_email: string | null
        feedback: SupportTicketFeedback | null
        updated_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_support_ticket_show: {
    data: {
      rows: {
        id: number
        status: SupportTicketStatus
        source: SupportTicketSource
        subject: string | null
        description: string
        contact_name: string | null
        contact_email: string | null
        feedback: SupportTicketFeedback | null
        updated_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        public_id: string
        created_at: string
        resolved_at: string | null
        resolution: string | null
        feedback_note: string | null
        feedback_at: string | null
        language: string | null
        comments: {
          id: string
          content: string
          created_at: string
          author_role: string | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        comments_aggregate: { aggregate: { count: number } }
        document_hub_id: string
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_task_list: {
    data: {
      rows: {
        id: string
        type: string
        status: string
        created_at: string
        updated_at: string
        execution_time: string
        options: Json<'task', 'options'> | null
        result: Json<'task', 'result'> | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_task_show: {
    data: {
      rows: {
        id: string
        type: string
        status: string
        created_at: string
        updated_at: string
        execution_time: string
        options: Json<'task', 'options'> | null
        result: Json<'task', 'result'> | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_list: {
    data: {
      rows: {
        id: string
        name: string
        type: RegistrationRequestType
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        filing_date: string | null
        registration_date: string | null
        expiration_date: string | null
        status: TrademarkStatus
        status_group: TrademarkStatusGroup
        last_tracking_update: string
        created_at: string
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        owner_entity: {
          id: string
          type: EntityType
          business_name: string | null
          first_name: string | null
          last_name: string | null
        } | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_monitoring_result_list: {
    data: {
      rows: {
        id: string
        type: TrademarkMonitoringResultType
        created_at: string
        application_number: string | null
        trademark_number: string | null
        mark_name: string
        mark_type: RegistrationRequestType | null
        classes: number[]
        ipo_link: string | null
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        priority_date: string | null
        publication_date: string | null
        registration_date: string | null
        state: TrademarkMonitoringResultState
        status: string | null
        designations: string[] | null
        filing_changed_at: string | null
        standing_group: TrademarkMonitoringResultStandingGroup
        precedence: string
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          user_id: string
          filing_date: string | null
          status_group: TrademarkStatusGroup
          goods_and_services: Json<'trademark', 'goods_and_services'>
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_monitoring_result_show: {
    data: {
      rows: {
        id: string
        type: TrademarkMonitoringResultType
        created_at: string
        relevance: CaseRelevance | null
        seen: boolean
        application_number: string | null
        trademark_number: string | null
        mark_name: string
        mark_type: RegistrationRequestType | null
        classes: number[]
        ipo_link: string | null
        logo_url: string | null
        document_hub_id: string
        jurisdiction: RegistrationRequestJurisdictions
        filing_date: string | null
        priority_date: string | null
        publication_date: string | null
        registration_date: string | null
        state: TrademarkMonitoringResultState
        status: string | null
        designations: string[] | null
        filing_changed_at: string | null
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
        orders: {
          id: string
          public_id: string
          service_name: ServiceRequestServiceName
          status: ServiceRequestStatus
        }[]
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          filing_date: string | null
          status_group: TrademarkStatusGroup
          goods_and_services: Json<'trademark', 'goods_and_services'>
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_show: {
    data: {
      rows: {
        id: string
        name: string
        type: RegistrationRequestType
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        filing_date: string | null
        registration_date: string | null
        expiration_date: string | null
        status: TrademarkStatus
        status_group: TrademarkStatusGroup
        last_tracking_update: string
        created_at: string
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        owner_entity: {
          id: string
          type: EntityType
          business_name: string | null
          first_name: string | null
          last_name: string | null
        } | null
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        publication_date: string | null
        deadlines: {
          id: string
          kind: DeadlineKind
          number: number
          opens: string | null
          calendar_due: string
          lawful_due: string
          due: string
          grace_until: string | null
          from_event: DeadlineFromEvent
          from_date: string
          amount: number
          unit: DeadlineUnit
          law: string | null
          article: string | null
          source: string | null
          source_kind: DeadlineSourceKind
          confidence: DeadlineConfidence
          note: string | null
          moved_because: string | null
          is_move_unknown: boolean
          is_assumed: boolean
          is_by_letter: boolean
          previous_due: string | null
          done_at: string | null
          done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          override_reason: string | null
          override_at: string | null
          override_by_user: {
            id: string
            email: string
            profile: { firstname: string; lastname: string } | null
          } | null
        }[]
        ended_on: string | null
        ended_how: TrademarkEndedHow | null
        goods_and_services: Json<'trademark', 'goods_and_services'>
        document_hub_id: string
        note_hub_id: string
        ipo_link: string | null
        trademark_request_id: string | null
        filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
        last_ipo_data_sync: string | null
        divided_from: {
          id: string
          number: string | null
          status: TrademarkStatus
          goods_and_services: Json<'trademark', 'goods_and_services'>
        } | null
        international_id: string | null
        designation_notice_date: string | null
        international: {
          id: string
          name: string
          number: string | null
          status: TrademarkStatus
          expiration_date: string | null
        } | null
        designations: {
          id: string
          jurisdiction: RegistrationRequestJurisdictions
          status: TrademarkStatus
          filing_date: string | null
          owner_entity: { id: string } | null
          deadlines: { due: string }[]
          designation_changes: { id: string; kind: DesignationChangeKind }[]
        }[]
        designations_aggregate: { aggregate: { count: number } }
        divisions: {
          id: string
          number: string | null
          status: TrademarkStatus
          goods_and_services: Json<'trademark', 'goods_and_services'>
        }[]
        divisions_aggregate: { aggregate: { count: number } }
        registration_request: { id: string; public_id: string; business_description: string } | null
        brand_registry_codes: {
          id: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          views: {
            id: string
            seen_at: string
            user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
          }[]
        }[]
        designation_changes: {
          id: string
          kind: DesignationChangeKind
          held: Json<'designation_change', 'held'>
          becomes: Json<'designation_change', 'becomes'>
          held_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
          becomes_entity: { business_name: string | null; first_name: string | null; last_name: string | null } | null
          found_at: string
          gone_at: string | null
          done_at: string | null
          done_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          dismissed_at: string | null
          dismiss_reason: string | null
        }[]
        register_differences: {
          id: string
          field: RegisterDifferenceField
          held: string | null
          office: string
          as_of: string
          found_at: string
          dismissed_at: string | null
          dismiss_reason: string | null
          dismissed_by_user: {
            id: string
            email: string
            profile: { firstname: string; lastname: string } | null
          } | null
        }[]
        office_actions: { id: string; status: OfficeActionStatus; issue_date: string | null; due_date: string | null }[]
        oppositions: {
          id: string
          status: OppositionStatus
          opponent: string
          notice_date: string
          due_date: string | null
        }[]
        use_in_commerce_requests: {
          id: string
          type: UseInCommerceRequestType
          status: UseInCommerceRequestStatus
          due_date: string | null
          deadline_number: number | null
        }[]
        use_proofs: {
          id: string
          kind: UseProofKind
          classes: number[]
          items: Json<'use_proof', 'items'>
          market: string
          used_from: string
          used_until: string
          note: string | null
          url: string | null
          final_url: string | null
          http_status: number | null
          media_type: string
          size: number
          sha256: string
          taken_at: string
          timestamped_by: string
          is_stand_in: boolean
          left_out_at: string | null
          updated_at: string
          taken_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        use_proofs_aggregate: { aggregate: { count: number } }
        monitoring_results: {
          id: string
          mark_name: string
          jurisdiction: RegistrationRequestJurisdictions
          application_number: string | null
          relevance: CaseRelevance | null
        }[]
        monitoring_results_aggregate: { aggregate: { count: number } }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          skipped: boolean
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        changes: {
          id: string
          old_values: Json<'trademark_change', 'old_values'>
          new_values: Json<'trademark_change', 'new_values'>
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        changes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_watch_subscription_list: {
    data: {
      rows: {
        id: string
        date_start: string
        date_end: string
        type: TrademarkWatchSubscriptionType
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_trademark_watch_subscription_show: {
    data: {
      rows: {
        id: string
        date_start: string
        date_end: string
        type: TrademarkWatchSubscriptionType
        user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        service_request: { id: string; public_id: string; status: ServiceRequestStatus } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          monitoring_results: {
            id: string
            mark_name: string
            jurisdiction: RegistrationRequestJurisdictions
            relevance: CaseRelevance | null
            seen: boolean
            created_at: string
          }[]
          monitoring_results_aggregate: { aggregate: { count: number } }
          unrated: { aggregate: { count: number } }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_use_gap_list: {
    data: {
      rows: {
        id: string
        kind: UseGapKind
        day: string
        classes: number[]
        told_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_use_gap_show: {
    data: {
      rows: {
        id: string
        kind: UseGapKind
        day: string
        classes: number[]
        told_at: string | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_use_in_commerce_request_list: {
    data: {
      rows: {
        id: string
        type: UseInCommerceRequestType
        status: UseInCommerceRequestStatus
        issue_date: string | null
        due_date: string | null
        deadline_confirmed: boolean
        created_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        trademark: { id: string; name: string; jurisdiction: RegistrationRequestJurisdictions; number: string | null }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_use_in_commerce_request_show: {
    data: {
      rows: {
        id: string
        type: UseInCommerceRequestType
        status: UseInCommerceRequestStatus
        issue_date: string | null
        due_date: string | null
        deadline_confirmed: boolean
        created_at: string
        last_status_update: string
        document_hub_id: string
        note_hub_id: string
        remaining_extension_count: number
        signed_by: string | null
        signed_at: string | null
        submitted_on: string | null
        reopened_note: string | null
        parent_id: string | null
        updated_at: string
        assigned_admin: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        order: { id: string; public_id: string; status: ServiceRequestStatus } | null
        trademark: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null }
        }
        tracking_actions: {
          id: string
          name: string
          created_at: string
          user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        tracking_actions_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_user_list: {
    data: {
      rows: {
        id: string
        email: string
        role: UserRole
        state: UserState
        created_at: string
        profile: {
          firstname: string
          lastname: string
          phone_number: string | null
          language: ServiceLetterLanguage
          currency: RegistrationRequestCurrency
          region: string
        } | null
        registration_requests: { id: string; value: string }[]
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  staff_user_show: {
    data: {
      rows: {
        id: string
        email: string
        role: UserRole
        state: UserState
        created_at: string
        profile: {
          firstname: string
          lastname: string
          phone_number: string | null
          language: ServiceLetterLanguage
          currency: RegistrationRequestCurrency
          region: string
        } | null
        assigned_admin: { id: string } | null
        tags: string[]
        document_hub_id: string
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          visible_to_client: boolean
          revision: number
          parent_document_id: number | null
          document_folder: { name: string } | null
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        documents_aggregate: { aggregate: { count: number } }
        notes: {
          id: number
          text: string
          created_at: string
          created_by_user: { id: string; email: string; profile: { firstname: string; lastname: string } | null } | null
        }[]
        notes_aggregate: { aggregate: { count: number } }
        registration_requests: {
          id: string
          public_id: string
          value: string
          status: RegistrationRequestStatus
          created_at: string
          jurisdictions: RegistrationRequestJurisdictions[]
        }[]
        registration_requests_aggregate: { aggregate: { count: number } }
        trademarks: {
          id: string
          name: string
          jurisdiction: RegistrationRequestJurisdictions
          number: string | null
          status: TrademarkStatus
          expiration_date: string | null
        }[]
        trademarks_aggregate: { aggregate: { count: number } }
        brands: { id: string; name: string }[]
        brands_aggregate: { aggregate: { count: number } }
      }[]
      total: { aggregate: { count: number } }
    }
    variables: {
      where: Condition
      after: Condition
      order?: readonly Condition[] | null
      limit?: number | null
      offset?: number | null
      counted: number
    }
  }
  subscriptionOfSolution: {
    data: {
      brand_subscription: {
        id: string
        public_id: string | null
        tier: BrandSubscriptionTier
        status: BrandSubscriptionStatus
        payment_frequency: BrandSubscriptionPaymentFrequency
        next_tier: BrandSubscriptionTier | null
        next_payment_frequency: BrandSubscriptionPaymentFrequency | null
        start_date: string | null
        end_date: string | null
        currency: RegistrationRequestCurrency
        case_solution_id: string | null
        discount_coupon_id: string | null
        user_payment_method_id: string | null
        brand: { id: string; name: string } | null
        platforms: { id: string; name: string; start_date: string | null }[]
        payments: {
          id: string
          start_date: string
          end_date: string
          status: BrandSubscriptionPaymentStatus
          decline_reason: string | null
          product_id: string | null
          invoice_content: Json<'brand_subscription_payment', 'invoice_content'> | null
          product: {
            id: string
            invoices: {
              id: string
              serial_number: number | null
              year: number | null
              document_context: Json<'invoice', 'document_context'>
            }[]
          } | null
        }[]
      }[]
    }
    variables: { id: string }
  }
  trademarkById: {
    data: {
      trademark_by_pk: {
        id: string
        name: string
        alias: string | null
        type: RegistrationRequestType
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        filing_date: string | null
        registration_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        status: TrademarkStatus
        status_group: TrademarkStatusGroup
        last_tracking_update: string
        deadlines: {
          id: string
          kind: DeadlineKind
          number: number
          opens: string | null
          calendar_due: string
          lawful_due: string
          due: string
          grace_until: string | null
          from_event: DeadlineFromEvent
          from_date: string
          amount: number
          unit: DeadlineUnit
          law: string | null
          article: string | null
          source_kind: DeadlineSourceKind
          is_read: boolean
          confidence: DeadlineConfidence
          moved_because: string | null
          is_move_unknown: boolean
          is_assumed: boolean
          is_by_letter: boolean
          done_at: string | null
          override_at: string | null
        }[]
        goods_and_services: Json<'trademark', 'goods_and_services'>
        document_hub_id: string
        ipo_link: string | null
        trademark_request_id: string | null
        filing_basis: ApplicationJurisdictionUsptoFilingBasis | null
        international_id: string | null
        ended_on: string | null
        ended_how: TrademarkEndedHow | null
        owner_entity: {
          type: EntityType
          business_name: string | null
          first_name: string | null
          last_name: string | null
        } | null
        registration_request: { id: string; public_id: string; business_description: string; websites: string[] } | null
        divided_from: {
          id: string
          number: string | null
          goods_and_services: Json<'trademark', 'goods_and_services'>
        } | null
        divisions: { id: string; number: string | null; goods_and_services: Json<'trademark', 'goods_and_services'> }[]
        international: {
          id: string
          number: string | null
          status: TrademarkStatus
          expiration_date: string | null
        } | null
        designations: {
          id: string
          jurisdiction: RegistrationRequestJurisdictions
          status: TrademarkStatus
          filing_date: string | null
          registration_date: string | null
          ended_on: string | null
          designation_notice_date: string | null
          deadlines: { id: string; due: string }[]
        }[]
        tracking_actions: { id: string; name: string; created_at: string; skipped: boolean }[]
        documents: {
          id: number
          name: string
          type: DocumentType
          media_type: string
          size: number
          created_at: string
          revision: number
          parent_document_id: number | null
        }[]
        brand_registry_codes: { id: string; created_at: string; views: { id: string; seen_at: string }[] }[]
        office_actions: { id: string; status: OfficeActionStatus; issue_date: string | null; due_date: string | null }[]
        oppositions: { id: string; status: OppositionStatus; opponent: string; notice_date: string }[]
        use_proofs: {
          id: string
          classes: number[]
          items: Json<'use_proof', 'items'>
          market: string
          used_from: string
          used_until: string
        }[]
        use_in_commerce_requests: {
          id: string
          type: UseInCommerceRequestType
          status: UseInCommerceRequestStatus
          due_date: string | null
        }[]
        monitoring_results: {
          id: string
          mark_name: string
          relevance: CaseRelevance | null
          application_number: string | null
          classes: number[]
          ipo_link: string | null
          seen: boolean
          jurisdiction: RegistrationRequestJurisdictions
          filing_date: string | null
          priority_date: string | null
          publication_date: string | null
          registration_date: string | null
          state: TrademarkMonitoringResultState
          status: string | null
          designations: string[] | null
          filing_changed_at: string | null
        }[]
        hits: { aggregate: { count: number } }
      } | null
    }
    variables: { id: string }
  }
  trademarkMonitoringResultGetUnseenCount: {
    data: { trademark_monitoring_result_aggregate: { aggregate: { count: number } } }
    variables: { user_id: string }
  }
  trademarkNotificationsCount: {
    data: { trademark_aggregate: { aggregate: { count: number } } }
    variables: { user_id: string; cut_off: string }
  }
  trademarksForUser: {
    data: {
      trademark: {
        id: string
        name: string
        alias: string | null
        type: RegistrationRequestType
        jurisdiction: RegistrationRequestJurisdictions
        number: string | null
        filing_date: string | null
        registration_date: string | null
        expiration_date: string | null
        dou_deadline_date: string | null
        status: TrademarkStatus
        status_group: TrademarkStatusGroup
        last_tracking_update: string
      }[]
      trademark_aggregate: { aggregate: { count: number } }
    }
    variables: { limit: number; offset: number }
  }
  unassignedOrders: {
    data: {
      registration_request_aggregate: { aggregate: { count: number } }
      trademark_aggregate: { aggregate: { count: number } }
      trademark_request_aggregate: { aggregate: { count: number } }
      service_request_aggregate: { aggregate: { count: number } }
    }
    variables: { user_id: string }
  }
  useProofsOfMark: {
    data: {
      trademark_by_pk: {
        id: string
        name: string
        jurisdiction: RegistrationRequestJurisdictions
        status: TrademarkStatus
        goods_and_services: Json<'trademark', 'goods_and_services'>
        deadlines: {
          id: string
          kind: DeadlineKind
          number: number
          opens: string | null
          calendar_due: string
          lawful_due: string
          due: string
          grace_until: string | null
          from_event: DeadlineFromEvent
          from_date: string
          amount: number
          unit: DeadlineUnit
          law: string | null
          article: string | null
          source_kind: DeadlineSourceKind
          is_read: boolean
          confidence: DeadlineConfidence
          moved_because: string | null
          is_move_unknown: boolean
          is_assumed: boolean
          is_by_letter: boolean
          done_at: string | null
          override_at: string | null
        }[]
        use_proofs: {
          id: string
          kind: UseProofKind
          classes: number[]
          items: Json<'use_proof', 'items'>
          market: string
          used_from: string
          used_until: string
          note: string | null
          url: string | null
          final_url: string | null
          http_status: number | null
          media_type: string
          size: number
          sha256: string
          taken_at: string
          timestamped_by: string
          is_stand_in: boolean
          left_out_at: string | null
          updated_at: string
        }[]
      } | null
    }
    variables: { id: string }
  }
  userByEmail: {
    data: {
      user: {
        id: string
        email: string
        role: UserRole
        state: UserState
        tags: string[]
        assigned_admin_id: string | null
        profile: {
          firstname: string
          lastname: string
          language: ServiceLetterLanguage
          currency: RegistrationRequestCurrency
          region: string
        } | null
      }[]
    }
    variables: { email: string }
  }
  userByRefreshToken: {
    data: { user: { id: string; email: string; role: UserRole; state: UserState }[] }
    variables: { refresh_token: string }
  }
  userBySecret: {
    data: { user: { id: string; email: string; role: UserRole; state: UserState }[] }
    variables: { secret: string }
  }
  userUnseenVerificationCount: {
    data: { registration_request_aggregate: { aggregate: { count: number } } }
    variables: { user_id: string; last_status_update_since: string }
  }
  userUpdateSecret: {
    data: { update_user_by_pk: { id: string } | null }
    variables: { id: string; secret?: string | null }
  }
  userWithPasswordHash: {
    data: { user: { id: string; email: string; role: UserRole; state: UserState; password_hash: string | null }[] }
    variables: { email: string }
  }
  verificationSummary: {
    data: {
      registration_request_by_pk: {
        id: string
        public_id: string
        contact_email: string
        contact_first_name: string
        contact_last_name: string
        currency: RegistrationRequestCurrency
        status: RegistrationRequestStatus
        type: RegistrationRequestType
        value: string
        business_description: string
        websites: string[]
        jurisdictions: RegistrationRequestJurisdictions[]
        ordered_items: Json<'registration_request', 'ordered_items'> | null
        product_id: string | null
        created_at: string
        last_status_update: string
        postponed_until: string | null
        euipo_grant_requested: boolean
        euipo_grant_decision: RegistrationRequestEuipoGrantDecision | null
        lawyer_services_help_required: boolean
        invoice_issued_in_US: boolean
        verification_results: {
          id: string
          version: number
          value: string
          value_type: string | null
          jurisdictions: Json<'verification_result', 'jurisdictions'>
          recommended_classes: number[]
          verified_classes: number[]
          use_narrow_gs_list: boolean
          additional_check_required: boolean
          distinctiveness: VerificationResultDistinctiveness | null
          overall_risk: VerificationResultOverallRisk | null
          client_note: string | null
          strategy: string | null
          other_refusal_reason: string | null
          updated_at: string
          registers_asked: Json<'verification_result', 'registers_asked'> | null
          review: Json<'verification_result', 'review'> | null
          similar_trademarks: {
            id: string
            name: string
            jurisdictions: RegistrationRequestJurisdictions[]
            url: string | null
            metadata: Json<'similar_trademark', 'metadata'> | null
            similarity: VerificationResultOverallRisk
            competitor: boolean
            well_known: boolean
          }[]
        }[]
      } | null
    }
    variables: { id: string }
  }
  watch_hit_counts: {
    data: {
      all: { aggregate: { count: number } }
      within: { aggregate: { count: number } }
      unknown: { aggregate: { count: number } }
      outside: { aggregate: { count: number } }
      earlier: { aggregate: { count: number } }
    }
    variables: Record<string, never>
  }
  watched_everywhere: {
    data: {
      trademark: {
        id: string
        name: string
        user_id: string
        jurisdiction: RegistrationRequestJurisdictions
        status_group: TrademarkStatusGroup
        filing_date: string | null
      }[]
    }
    variables: { owners: readonly string[]; names: readonly string[] }
  }
}
