// Written by `npm run types:database` from the checks of the migrations. Not by hand.

export const bookingStatuses = ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'] as const;
export const passengerTypes = ['adult', 'child', 'infant'] as const;
export const titles = ['MR', 'MRS', 'MS', 'MSTR', 'MISS'] as const;
export const genders = ['male', 'female'] as const;
export const travelDocuments = ['passport', 'idCard'] as const;
export const changeStatuses = ['open', 'answered', 'closed'] as const;
export const enquiryStatuses = ['new', 'answered', 'closed'] as const;
export const paperStatuses = ['sent', 'accepted', 'refused'] as const;
export const paperReasons = ['blurred', 'cutOff', 'glare', 'expired', 'wrongPaper', 'tooOld', 'incomplete'] as const;
export const visaStatuses = ['received', 'prepared', 'fingerprints', 'consulate', 'papers', 'decided', 'ready', 'withdrawn'] as const;
export const refundStatuses = ['claimed', 'checked', 'received', 'paid', 'withdrawn'] as const;
export const paymentStatuses = ['created', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'partly_refunded', 'refunded'] as const;
export const paymentRefundCauses = ['desk', 'late', 'twice'] as const;
export const paymentRefundStatuses = ['new', 'pending', 'done', 'failed'] as const;
export const orderStatuses = ['new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const;
export const orderStepKinds = ['price', 'hold', 'buy', 'pay', 'tickets', 'read', 'quoteCancel', 'cancel', 'accept', 'quoteChange', 'change', 'addServices'] as const;
export const changeWishes = ['accept', 'otherFlight', 'refund'] as const;
export const choiceKinds = ['extras', 'flights', 'gift'] as const;
export const paymentMethods = ['apple_pay', 'google_pay', 'naps', 'knet', 'tabby', 'tamara'] as const;
export const choiceStatuses = ['unpaid', 'due', 'done', 'refused', 'unknown', 'withdrawn'] as const;
export const clubTierNames = ['silver', 'gold', 'platinum'] as const;
export const retentionTasks = ['applications', 'enquiries', 'requests', 'trips', 'visas', 'papers', 'documents', 'gifts', 'newsletter', 'signUps', 'plans'] as const;
