import type { LegalPage } from './legal-text.ts';

export const privacy: LegalPage = {
  name: { en: 'Privacy', ar: 'الخصوصية' },
  updated: '2026-11-30',
  en: {
    title: 'Privacy policy',
    description:
      'Which personal data Karam Travel collects, why and for how long, what stays in your own browser, who we share it with, and your rights under the law of Qatar.',
    heading: 'Privacy policy',
    lead: 'A travel agency must know who travels. It need not know more than that. Here is what we hold and why, and how you can see, correct or erase it.',
    summary: [
      'You can read this site and search flights without telling us who you are.',
      'What you enter for a booking goes to us and to those who carry out the trip, and to nobody else.',
      'No card data touches this site, and nothing that measures or advertises is loaded from others unless you have agreed.',
    ],
    sections: [
      {
        id: 'who',
        heading: 'Who is responsible',
        paragraphs: [
          'Karam Travel, at the address of our head office on the contact page, decides why and how your data is processed. We follow Law No. 13 of 2016 of the State of Qatar on Personal Data Privacy Protection. For every question about your data write to the email address at the end of this page.',
        ],
      },
      {
        id: 'what',
        heading: 'What we collect',
        paragraphs: ['Only what you give us, at the moment you give it:'],
        points: [
          {
            term: 'A request to book',
            text: 'For each traveller: title, gender, name, date of birth, nationality, the number and expiry date of the passport or, if you choose, the GCC identity card, and a frequent flyer number if you give one. For the person who asks: an email address and a telephone number. Also the trip itself, its price, which prices you were shown on the way and when, and the notes you add. If you fill in the form from a photo of a passport, the photo is read on your device and never reaches us.',
          },
          {
            term: 'A gift card for someone',
            text: 'If you buy one here: your name and contact details, the recipient’s name, email address and language, and your message. We write to the recipient only about the card.',
          },
          {
            term: 'Messages and calls',
            text: 'What you send through a form of this site, with the name, email address and telephone number you give there; what you write by email or WhatsApp; and any notes we need to take of a call. This includes visa documents you send us.',
          },
          {
            term: 'An account',
            text: 'If you open one: your email address, your name and the bookings made while you were signed in.',
          },
          {
            term: 'Applications',
            text: 'What you send when you would like to work with us: your name, how to reach you, your message and your CV. Only the people who decide on it read it.',
          },
          {
            term: 'Offers by email',
            text: 'Your address and language, if you ask for offers. We email you one link to confirm that the address is yours; if you do not open it, the address is deleted. We note when an offer email was sent to you, and whether it came back. Whether you open it is counted only if you allow that, by means of an invisible picture in the email; the link at its foot lets you withdraw at any time.',
          },
          {
            term: 'The connection',
            text: 'Your IP address, for a short time in the server’s memory, so that nobody can flood the site with requests. We write no personal data into our logs.',
          },
        ],
      },
      {
        id: 'browser',
        heading: 'What stays in your browser',
        paragraphs: [
          'These entries make the site work and are not used for advertising. You can delete them at any time in your browser’s settings.',
        ],
        points: [
          {
            term: 'Cookies',
            text: 'One remembers the language you chose, for a year. If you sign in, another keeps you signed in. If you join a trip plan, one says who you are in it, for 400 days.',
          },
          {
            term: 'Local storage',
            text: 'Your language, light or dark appearance, your answer about measuring, your recent searches, the hotels you saved, and the country and expiry date of the passports you entered. They stay on your device. Signing out deletes the passports.',
          },
          {
            term: 'Your confirmed trips',
            text: 'If you are signed in and open My trips, a copy of the confirmed ones, without passport numbers, so that you can read them offline. Signing out deletes it.',
          },
          {
            term: 'Until you close the tab',
            text: 'The flight you chose, what you have typed for the passengers (for twelve hours at most) or into a form, and the receipt of your request. So you lose nothing if the page reloads, and the next person at the computer finds nothing once the tab is closed.',
          },
        ],
      },
      {
        id: 'measuring',
        heading: 'How visits are measured',
        paragraphs: [
          'We count how often a page is opened, how far it is read and how fast it loads: totals per day and page, kept on our own server. No cookies or identifiers are used, so we cannot tell who you are or link two visits. If your browser asks not to be tracked, you are not counted at all.',
          'Google Tag Manager and the Meta pixel, where we use them, are loaded only if you agree. They set cookies of their own and learn which pages and offers you look at; what they do with it is set out in the privacy policies of Google and Meta. You are asked once, both answers work equally well, and “Privacy choices” at the foot of every page lets you change your mind.',
        ],
        points: [],
      },
      {
        id: 'why',
        heading: 'What we use it for',
        paragraphs: [],
        points: [
          {
            term: 'To arrange your trip',
            text: 'To answer you, make reservations, issue tickets, prepare visas and reach you when something changes.',
          },
          {
            term: 'Because the law requires it',
            text: 'To keep accounts, and to pass on the passenger details that countries require before a flight.',
          },
          {
            term: 'To send offers',
            text: 'Only if you have asked for them and confirmed your address. Every message has a link that stops them at once.',
          },
          { term: 'To keep the site safe', text: 'To prevent misuse and to find faults.' },
        ],
      },
      {
        id: 'whom',
        heading: 'Who we share it with',
        paragraphs: [
          'With those who carry out what you ordered: airlines, hotels, drivers, insurers, embassies and visa centres, each with what they need and no more. Because travel crosses borders, many of them are outside Qatar. The provider that runs our database and email processes data on our instructions only. When you pay online, you do so on our payment provider’s page: it learns the amount, the reference of your booking, your email address and what you enter there. We learn whether and when it was paid, and never your card number. When part is paid with a gift card or points, we record which with the payment, as your receipt shows. Authorities receive data when the law obliges us.',
          'We do not sell data. When you open WhatsApp, a map or one of our pages on a social network, you leave this site, and the rules of that service apply.',
        ],
      },
      {
        id: 'services-of-others',
        heading: 'Measuring and advertising',
        paragraphs: [
          'Other companies’ measuring services and advertising pixels are not loaded unless you have agreed to them, and you can withdraw your consent at any time. Fonts, pictures and the maps we draw come from our own server. A street map of hotels is loaded only when you press its button; the service named there then sees your IP address. Weather and exchange rates are fetched by our server, so that those services do not learn who you are.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        paragraphs: [],
        points: [
          {
            term: 'Requests that became a trip',
            text: 'For as long as the trip and any claims about it last; then, together with what was paid and refunded, for as long as Qatari law requires accounts to be kept. All of it is deleted ten years after the last day of the trip. We delete the numbers of passports, identity cards and frequent flyer programmes ninety days after that day.',
          },
          {
            term: 'Requests that did not',
            text: 'Until ninety days after they were declined or withdrawn, after the last day of the trip requested, or after the last attempt to pay for it; if you tell us to delete them, we do so at once. Messages through our forms: 180 days after the last answer, and a year at most.',
          },
          {
            term: 'Gift cards sent by email',
            text: 'The recipient’s name and address and your message: for ninety days after the card was sent, so that it can be sent again. We keep your purchase like a trip that was paid for. Of the card itself we keep the number and balance, and nothing about a person.',
          },
          {
            term: 'Visa applications',
            text: 'Until ninety days after the decision, after the passport is ready or after you withdraw, and no longer than a year after the last step. Copies of documents that you send through this site (passport, photograph, bank statement) are deleted 30 days after the decision or after an unsuccessful request is closed, and in any case 180 days after you sent them; only our staff can open them, and we remove the place and device from pictures. Copies that you send by email or WhatsApp we delete by hand once the application is decided, unless you want us to keep them for the next one.',
          },
          {
            term: 'Applications',
            text: 'Deleted with the CV thirty days after they are closed, and in any case 180 days after they arrived.',
          },
          {
            term: 'An account',
            text: 'Until you delete it in your profile. A sign-up whose address was never confirmed is deleted after thirty days. Requests under way, booked trips and refunds then stay without the account, for the periods given here.',
          },
          {
            term: 'Trip plans',
            text: 'First names, votes and comments, visible to everyone with the link: until thirty days after the last day of the plan, or ninety days after it was made if it has no dates; deleted at once when its owner deletes it.',
          },
          {
            term: 'Emails we have sent',
            text: 'The address and reference of each, for 30 days; 90 days if it could not be delivered.',
          },
          {
            term: 'Offers by email',
            text: 'Until you unsubscribe; then we keep the address only so that we do not write again. Which emails you received, and whether you opened them if you allowed us to count that, for ninety days; after that only totals remain. An address that was never confirmed is deleted thirty days after its link expires.',
          },
        ],
      },
      {
        id: 'safe',
        heading: 'How we protect it',
        paragraphs: [
          'The connection is encrypted. In the database each traveller with an account can see only their own bookings, and visitors see none. Access is given only to staff who need it for their work. If data ever falls into the wrong hands in a way that could harm you, we tell you and the authority.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'Write to us and we will act on it. We may ask for proof of who you are, so that nobody else can ask in your name.',
        ],
        points: [
          { term: 'See', text: 'You may learn what we hold about you and receive a copy.' },
          { term: 'Correct', text: 'What is wrong or out of date is put right.' },
          { term: 'Erase', text: 'What is no longer needed, and need not be kept by law, is deleted.' },
          { term: 'Object', text: 'You may withdraw consent and refuse offers, without giving a reason.' },
          {
            term: 'Complain',
            text: 'If our answer does not satisfy you, you may turn to the National Cyber Security Agency of Qatar, which oversees the law.',
          },
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        paragraphs: [
          'Children travel with us, yet it is their parents or guardians who book for them and enter their details. Our offers are not aimed at children. If a child has written to us without you, tell us and we delete it.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this page',
        paragraphs: [
          'When the site learns something new that concerns your data, this page is changed first. The date at the top says when that was last the case.',
        ],
      },
    ],
    subject: 'My personal data',
    message: 'Hello Karam Travel, this is about the personal data you hold about me. I would like to:',
  },
  ar: {
    title: 'سياسة الخصوصية',
    description:
      'ما البيانات الشخصية التي تجمعها كرم للسفر ولماذا وإلى متى، وما يبقى في متصفحك، ومن نشاركها معه، وحقوقك بموجب القانون القطري.',
    heading: 'سياسة الخصوصية',
    lead: 'لا بد لوكالة السفر أن تعرف من يسافر، ولا حاجة بها إلى أكثر من ذلك. هنا ما نحتفظ به ولماذا، وكيف تطّلع عليه أو تصححه أو تمحوه.',
    summary: [
      'تستطيع أن تقرأ هذا الموقع وتبحث عن الرحلات من دون أن تعرّفنا بنفسك.',
      'ما تدخله للحجز يصل إلينا وإلى من ينفّذ رحلتك، ولا يصل إلى غيرهم.',
      'لا تمر بيانات البطاقات بهذا الموقع، ولا تُحمَّل من جهات أخرى أدوات قياس أو إعلان إلا بموافقتك.',
    ],
    sections: [
      {
        id: 'who',
        heading: 'من المسؤول؟',
        paragraphs: [
          'كرم للسفر، وعنوان مكتبها الرئيسي في صفحة «اتصل بنا»، هي التي تحدد غرض معالجة بياناتك وطريقتها. ونلتزم بالقانون رقم (13) لسنة 2016 بشأن حماية خصوصية البيانات الشخصية في دولة قطر. ولأي سؤال عن بياناتك راسلنا على البريد المذكور في آخر الصفحة.',
        ],
      },
      {
        id: 'what',
        heading: 'ماذا نجمع؟',
        paragraphs: ['ما تعطينا إياه أنت، حين تعطيه:'],
        points: [
          {
            term: 'طلب الحجز',
            text: 'عن كل مسافر: اللقب والجنس والاسم وتاريخ الميلاد والجنسية، ورقم جواز السفر وتاريخ انتهائه، أو رقم بطاقة الهوية الخليجية وتاريخ انتهائها إن اخترتها، ورقم المسافر الدائم إن ذكرته. وعن صاحب الطلب: البريد الإلكتروني ورقم الهاتف. ومعها الرحلة وسعرها والأسعار التي عُرضت عليك قبل الطلب مع أوقاتها، وما تكتبه من ملاحظات. وإن ملأت البيانات من صورة الجواز، فالصورة تُقرأ على جهازك ولا تصل إلينا.',
          },
          {
            term: 'بطاقة هدية لغيرك',
            text: 'إن اشتريتها من هنا: اسمك وبيانات التواصل معك، واسم المُهدى إليه وبريده الإلكتروني ولغة بطاقته، وعبارتك. ولا نراسل المُهدى إليه إلا بشأن البطاقة.',
          },
          {
            term: 'الرسائل والمكالمات',
            text: 'ما ترسله عبر نماذج هذا الموقع مع ما تذكره فيها من اسم وبريد وهاتف، وما تكتبه بالبريد أو عبر واتساب، وما يلزم تدوينه من المكالمة، ومنه ما ترسله من مستندات التأشيرة.',
          },
          { term: 'الحساب', text: 'إن أنشأت حسابًا: بريدك واسمك والحجوزات التي تمت بعد دخولك إليه.' },
          {
            term: 'طلبات العمل',
            text: 'ما ترسله حين ترغب في العمل معنا: اسمك ووسيلة التواصل معك ورسالتك وسيرتك الذاتية. ولا يقرؤها إلا من يبتّ في الطلب.',
          },
          {
            term: 'عروض البريد الإلكتروني',
            text: 'عنوان بريدك الإلكتروني واللغة إن طلبت العروض. نرسل إليك رابطًا واحدًا لتؤكد أن العنوان لك، فإن لم تفتحه حُذف العنوان. ونسجل متى أرسلنا إليك رسالة عروض وهل ارتدّت. أما فتحك للرسالة فلا نسجله إلا إن سمحت بذلك، بصورة غير مرئية داخلها، ويمكنك سحب موافقتك في أي وقت من الرابط الذي في آخرها.',
          },
          {
            term: 'الاتصال بالموقع',
            text: 'عنوان الإنترنت (IP) مدة قصيرة في ذاكرة الخادم، كي لا يُغرق أحد الموقع بالطلبات. ولا نكتب بيانات شخصية في سجلاتنا.',
          },
        ],
      },
      {
        id: 'browser',
        heading: 'ماذا يبقى في متصفحك؟',
        paragraphs: ['هذه بيانات يحفظها متصفحك ليعمل الموقع، وليست للإعلان. ويمكنك حذفها متى شئت من إعدادات المتصفح.'],
        points: [
          {
            term: 'ملفات تعريف الارتباط',
            text: 'واحد يحفظ اللغة التي اخترتها مدة سنة. وإن دخلت إلى حسابك حفظ ملف آخر دخولك. وإن انضممت إلى خطة رحلة فملف يعرّف بك فيها لمدة 400 يوم.',
          },
          {
            term: 'التخزين المحلي',
            text: 'اللغة، والمظهر الفاتح أو الداكن، وجوابك عن القياس، وآخر ما بحثت عنه، والفنادق التي حفظتها، وبلد إصدار كل جواز سفر حدّدته وآخر يوم في صلاحيته. وتبقى كلها على جهازك، وتُحذف الجوازات عند تسجيل الخروج.',
          },
          {
            term: 'رحلاتك المؤكدة',
            text: 'إن سجّلت الدخول وفتحت صفحة «رحلاتي» حُفظت على جهازك نسخة من رحلاتك المؤكدة من دون أرقام الجوازات، لتقرأها من دون اتصال بالإنترنت. وتُحذف عند تسجيل الخروج.',
          },
          {
            term: 'إلى أن تغلق علامة التبويب',
            text: 'الرحلة التي اخترتها وما كتبته عن المسافرين (اثنتي عشرة ساعة على الأكثر) أو في أحد النماذج وإيصال طلبك. فلا تفقد شيئًا إن أعدت التحميل، ولا يجد من يستخدم الجهاز بعدك شيئًا إن أغلقتها.',
          },
        ],
      },
      {
        id: 'measuring',
        heading: 'كيف نقيس الزيارات؟',
        paragraphs: [
          'نحصي عدد مرات فتح الصفحة والقدر الذي قُرئ منها وسرعة تحميلها، مجاميعَ لكل يوم وصفحة على خادمنا وحده. ولا نستخدم لذلك ملفات تعريف ارتباط ولا معرّفات، فلا نعرف من أنت ولا نربط زيارة بأخرى. وإن طلب متصفحك عدم التتبع فلن نحصي زيارتك أصلًا.',
          'ولا تعمل خدمتا Google Tag Manager وMeta Pixel، حيث تستخدمهما الوكالة، إلا إذا وافقت. وهما تحفظان ملفات تعريف ارتباط خاصة بهما وتعرفان الصفحات والعروض التي تطّلع عليها، وتفصيل ذلك في سياستي الخصوصية لدى Google وMeta. نسألك مرة واحدة، ويعمل الموقع كاملًا أيًّا كان جوابك، ويمكنك تغيير رأيك من «خيارات الخصوصية» أسفل كل صفحة.',
        ],
        points: [],
      },
      {
        id: 'why',
        heading: 'فيمَ نستخدمها؟',
        paragraphs: [],
        points: [
          { term: 'لترتيب رحلتك', text: 'للرد عليك والحجز وإصدار التذاكر وإعداد التأشيرات، وللوصول إليك إن تغيّر شيء.' },
          { term: 'لأن القانون يوجبه', text: 'لحفظ الحسابات، ولإرسال بيانات المسافرين التي تشترطها الدول قبل الرحلة.' },
          { term: 'لإرسال العروض', text: 'إن طلبتها أنت وأكدت ذلك برابط، لا غير. وفي كل رسالة رابط آخر يوقفها فورًا.' },
          { term: 'لحماية الموقع', text: 'لمنع إساءة استخدامه واكتشاف أعطاله.' },
        ],
      },
      {
        id: 'whom',
        heading: 'مع من نشاركها؟',
        paragraphs: [
          'مع من ينفّذ ما طلبته: شركات الطيران والفنادق والسائقون وشركات التأمين والسفارات ومراكز التأشيرات، ولكل منهم ما يحتاج إليه لا أكثر. وكثير منهم خارج قطر بطبيعة السفر. أما من يشغّل قاعدة بياناتنا وبريدنا فلا يعالج البيانات إلا بتعليماتنا. وحين تدفع عبر الإنترنت تدفع في صفحة مزوّد خدمة الدفع، فيعرف المبلغ والرقم المرجعي لحجزك وبريدك الإلكتروني وما تدخله هناك، ونعرف نحن هل دُفع المبلغ ومتى، ولا نعرف رقم بطاقتك أبدًا. وإن دفعت جزءًا ببطاقة هدية أو بالنقاط حفظنا مع الدفعة ما استُخدم منها كما يظهر في إيصالك. وتتسلم الجهات الرسمية ما يلزمنا القانون بتقديمه.',
          'ولا نبيع البيانات. وحين تفتح واتساب أو خريطة أو إحدى صفحاتنا في شبكات التواصل تغادر هذا الموقع، وتسري عليك قواعد تلك الخدمة.',
        ],
      },
      {
        id: 'services-of-others',
        heading: 'القياس والإعلان',
        paragraphs: [
          'لا تُحمَّل أدوات القياس ولا وسوم الإعلان التابعة لشركات أخرى إلا بعد موافقتك، ولك أن تسحب الموافقة متى شئت. والخطوط والصور والخرائط التي نرسمها من خادمنا. أما خريطة شوارع الفنادق فلا تُحمَّل إلا إذا ضغطت زرها، وحينها تعرف الخدمة المذكورة عنده عنوان الإنترنت (IP) لديك. أما الطقس وأسعار الصرف فيطلبها خادمنا، فلا تعرف تلك الخدمات من أنت.',
        ],
      },
      {
        id: 'how-long',
        heading: 'إلى متى نحتفظ بها؟',
        paragraphs: [],
        points: [
          {
            term: 'طلبات صارت رحلات',
            text: 'ما دامت الرحلة وما يتصل بها من مطالبات، ثم، مع ما دُفع واستُرد، المدة التي يوجب القانون القطري حفظ الحسابات فيها، ويُحذف كل ذلك بعد عشر سنوات من آخر يوم في الرحلة. أما أرقام جوازات السفر وبطاقات الهوية والمسافر الدائم فتُحذف بعد 90 يومًا من آخر يوم في الرحلة.',
          },
          {
            term: 'طلبات لم تكتمل',
            text: 'تُحذف بعد 90 يومًا من رفضها أو سحبها، أو من آخر يوم في الرحلة المطلوبة، أو من آخر محاولة للدفع، وفورًا إن طلبت ذلك. أما رسائل النماذج فتُحذف بعد 180 يومًا من آخر رد، وبعد سنة على الأكثر.',
          },
          {
            term: 'بطاقات هدايا أُرسلت بالبريد الإلكتروني',
            text: 'اسم المُهدى إليه وعنوانه وعبارتك: بعد 90 يومًا من إرسال البطاقة، حتى يمكن إرسالها مرة أخرى. أما عملية الشراء فنحفظها كرحلة مدفوعة. ومن البطاقة نفسها نحفظ رقمها ورصيدها، ولا شيء عن أحد.',
          },
          {
            term: 'طلبات التأشيرة',
            text: 'تُحذف بعد 90 يومًا من صدور القرار أو جاهزية الجواز أو سحب الطلب، وبعد سنة من آخر خطوة في كل الأحوال. أما نسخ الأوراق التي ترسلها عبر هذا الموقع (الجواز والصورة الشخصية وكشف الحساب) فتُحذف بعد 30 يومًا من صدور القرار أو من إغلاق طلب لم يكتمل، وبعد 180 يومًا من إرسالها في كل الأحوال، ولا يستطيع فتحها غير موظفينا، ونزيل من الصور مكان التقاطها وبيانات الجهاز. والنسخ التي ترسلها بالبريد أو عبر واتساب نحذفها يدويًا بعد صدور القرار، إلا إن أردت أن نحفظها للمرة التالية.',
          },
          {
            term: 'طلبات العمل',
            text: 'تُحذف مع السيرة الذاتية بعد 30 يومًا من إغلاقها، وبعد 180 يومًا من وصولها في كل الأحوال.',
          },
          {
            term: 'الحساب',
            text: 'إلى أن تحذفه من ملفك الشخصي. والحساب الذي لم يؤكد صاحبه بريده يُحذف بعد 30 يومًا. وتبقى بعده الطلبات الجارية والرحلات المحجوزة والمبالغ المستردة من دون حساب، المدة المذكورة هنا.',
          },
          {
            term: 'خطط الرحلات',
            text: 'الأسماء الأولى والأصوات والتعليقات التي يراها كل من لديه الرابط: تُحذف بعد 30 يومًا من آخر أيام الخطة، وبعد 90 يومًا من إنشائها إن كانت بلا تواريخ، وفي الحال حين يحذفها صاحبها.',
          },
          {
            term: 'الرسائل التي أرسلناها',
            text: 'نحتفظ بالعنوان والرقم المرجعي لكل رسالة 30 يومًا، و90 يومًا إذا تعذّر تسليمها.',
          },
          {
            term: 'عروض البريد الإلكتروني',
            text: 'إلى أن توقفها، ثم نحتفظ بعنوانك لمجرد ألا نراسلك مرة أخرى. أما الرسائل التي وصلتك، وهل فتحتها إن سمحت بتسجيل ذلك، فتبقى 90 يومًا ثم لا يبقى منها إلا المجاميع. والعنوان الذي لم يؤكده صاحبه يُحذف بعد 30 يومًا من انتهاء رابطه.',
          },
        ],
      },
      {
        id: 'safe',
        heading: 'كيف نحميها؟',
        paragraphs: [
          'الاتصال بالموقع مشفّر. وفي قاعدة البيانات لا يرى صاحب الحساب إلا حجوزاته، ولا يرى الزائر شيئًا. ولا يطّلع عليها من العاملين إلا من يحتاج إليها في عمله. وإن وقعت يومًا في يد غير أمينة على نحو قد يضرك أبلغناك وأبلغنا الجهة المختصة.',
        ],
      },
      {
        id: 'rights',
        heading: 'حقوقك',
        paragraphs: ['راسلنا فنستجيب. وقد نطلب ما يثبت هويتك، كي لا يطلب غيرك باسمك.'],
        points: [
          { term: 'الاطلاع', text: 'أن تعرف ما لدينا عنك وتتسلم نسخة منه.' },
          { term: 'التصحيح', text: 'أن يُصحَّح الخطأ ويُحدَّث القديم.' },
          { term: 'المحو', text: 'أن يُحذف ما لم تعد إليه حاجة ولا يوجب القانون حفظه.' },
          { term: 'الاعتراض', text: 'أن تسحب موافقتك وترفض العروض من دون ذكر سبب.' },
          {
            term: 'الشكوى',
            text: 'إن لم يقنعك ردنا فلك أن تتوجه إلى الوكالة الوطنية للأمن السيبراني في قطر، وهي المشرفة على تطبيق القانون.',
          },
        ],
      },
      {
        id: 'children',
        heading: 'الأطفال',
        paragraphs: [
          'يسافر الأطفال معنا، لكن الوالدين أو الأوصياء هم من يحجز لهم ويدخل بياناتهم. ولا نوجّه عروضنا إلى الأطفال. وإن كتب إلينا طفل من دون علمك فأخبرنا لنحذف ما كتب.',
        ],
      },
      {
        id: 'changes',
        heading: 'تعديل هذه الصفحة',
        paragraphs: ['إن جدّ في الموقع ما يمس بياناتك عُدّلت هذه الصفحة أولًا. والتاريخ في أعلاها هو تاريخ آخر تعديل.'],
      },
    ],
    subject: 'بياناتي الشخصية',
    message: 'مرحبًا كرم للسفر، أكتب بشأن بياناتي الشخصية لديكم. أود أن:',
  },
};
