/** What the converter offers: the currencies of the countries we write about and of those who live in Qatar. */
export const currencyCodes = [
  ...['QAR', 'USD', 'EUR', 'GBP', 'SAR', 'AED', 'KWD', 'BHD', 'OMR', 'TRY', 'EGP', 'JOD', 'LBP', 'MAD', 'TND', 'CHF'],
  ...[
    'INR',
    'PKR',
    'BDT',
    'LKR',
    'NPR',
    'PHP',
    'IDR',
    'MYR',
    'SGD',
    'THB',
    'KRW',
    'JPY',
    'CNY',
    'UZS',
    'RUB',
    'GEL',
    'AZN',
    'AMD',
  ],
  ...['KES', 'ZAR', 'TZS', 'MVR', 'AUD', 'NZD', 'CAD', 'BRL'],
] as const;

/** Where the usual Arabic name is another than the one of Unicode's tables. */
export const arabicNames = {
  AZN: 'مانات أذربيجاني',
  GEL: 'لاري جورجي',
  INR: 'روبية هندية',
  KES: 'شلن كيني',
  KRW: 'وون كوري جنوبي',
  MVR: 'روفية مالديفية',
  NPR: 'روبية نيبالية',
  PKR: 'روبية باكستانية',
  UZS: 'سوم أوزبكي',
  ZAR: 'راند جنوب أفريقي',
};
