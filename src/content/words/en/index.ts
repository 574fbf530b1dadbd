/** The English words. Change the texts, not the keys: every other language has the same ones. */
export const words = {
  'nav.about': 'About us',
  'nav.brandHome': 'to the home page',
  'nav.contact': 'Contact',
  'nav.getStarted': 'Get Started',
  'nav.home': 'Home',
  'nav.label': 'Main',
  'nav.language': 'Language',
  'nav.menu': 'Menu',
  'nav.portfolio': 'Portfolio',
  'nav.services': 'Services',
  'nav.skip': 'Skip to content',

  'hero.getStarted': 'Get Started',
  'hero.highWater': 'plan',
  'hero.learnMore': 'Learn More',
  'hero.lowWater': 'practice',
  'hero.text':
    'A small, senior team. We advise, build and run your IT, and stay until it works for the people who use it.',
  'hero.title': 'Down-to-earth\u00a0IT, from\u00a0plan to\u00a0practice.',

  'services.consulting.text': 'An independent look at your IT: what to keep, what to replace, and in which order.',
  'services.consulting.title': 'Consulting',
  'services.development.text':
    'Fast, accessible websites that your own people can keep up\u00a0to\u00a0date. This site is one.',
  'services.development.title': 'Website development',
  'services.management.text':
    'Daily care for your business applications: updates, access and support, with one person to call.',
  'services.management.title': 'Application management',
  'services.process.text':
    'Clear processes for incidents, changes and requests, set up in the tools your teams already use.',
  'services.process.title': 'Process management',
  'services.text': 'One team for all of it. The person you talk to is the person who does the work.',
  'services.title': 'What we do',

  'clients.growthLegend': 'Each line is one employee.',
  'clients.growthLink': 'Read what we did',
  'clients.link': 'See what we did for them',
  'clients.text': 'From a town hall to an energy company, from public health to insurance.',
  'clients.title': 'Well-known names, one small team.',

  'portfolio.close': 'Close',
  'portfolio.invitation': 'Free mooring',
  // In their order, with a space between them.
  'portfolio.months': 'January February March April May June July August September October November December',
  'portfolio.now': 'now',
  'portfolio.project': 'project',
  'portfolio.projectsDelivered': 'projects delivered',
  'portfolio.subtitle': 'The organisations we have worked for, newest first. Choose one to read what we did.',
  'portfolio.technologies': 'Technologies',
  'portfolio.timeline': 'Clients, newest first',
  'portfolio.title': 'Portfolio',

  'portfolio.asr.desc':
    'We moved office workplaces to a newer Citrix environment, and wrote scripts for the daily checks.',
  'portfolio.asr.name': 'Workplace migration for an insurer',
  'portfolio.deltafiber.desc':
    'When the company grew from 300 to 1500+ employees in a merger, we\u00a0brought processes, finance and workplaces together while daily work went on.',
  'portfolio.deltafiber.name': 'One IT organisation after a merger',
  'portfolio.doit.desc':
    'Together with their own people we set up managed workplaces for their customers: laptops that install themselves, and access that fits each role.',
  'portfolio.doit.name': 'Managed workplaces in the cloud',
  'portfolio.fugro.desc':
    'Short and practical: open SAP requests cleared, and a written way of working that the team could carry on with.',
  'portfolio.fugro.name': 'Support in an SAP landscape',
  'portfolio.ggd.desc':
    'We set up the processes for incidents, changes and requests in ServiceNow, and helped teams to work with them.',
  'portfolio.ggd.name': 'Process management for public health',
  'portfolio.gouda.desc':
    'Applications through Citrix, safer sign-in, and clear answers for the colleagues who use them.',
  'portfolio.gouda.name': 'Workplace management for a municipality',
  'portfolio.haskoning.desc':
    'For engineers who work across borders we managed team sites and permissions, and automated the jobs that came round every week.',
  'portfolio.haskoning.name': 'Working together in SharePoint',
  'portfolio.knab.desc':
    'With the teams we mapped the service processes, made them simpler where that was possible, and built the result in ServiceNow.',
  'portfolio.knab.name': 'Service processes at a bank',
  'portfolio.nlo.desc':
    'The move to Office 365: documents in SharePoint, managed laptops, and two-step sign-in for everybody.',
  'portfolio.nlo.name': 'The move to a cloud workplace',
  'portfolio.royalaware.desc':
    'Secure sign-in and managed devices, first tried with the people who use them, then rolled out to everybody.',
  'portfolio.royalaware.name': 'Secure sign-in and managed devices',
  'portfolio.shell.desc':
    'In a larger support team we handled requests and incidents around business applications, and kept the service agreements up\u00a0to\u00a0date.',
  'portfolio.shell.name': 'Application support at scale',
  'portfolio.stichting.desc':
    'Mail and documents went to Office 365 in steps that left room for explanations and questions.',
  'portfolio.stichting.name': 'To Office 365, step by step',
  'portfolio.tcs.desc':
    'In an international delivery team we made sure that every ticket had an owner and a next step.',
  'portfolio.tcs.name': 'Coordination in an international team',

  'contact.address': 'Address',
  'contact.answer': 'We answer within two working days.',
  'contact.email': 'Email',
  'contact.emailInstead': 'The form isn’t working right now. Email always does:',
  'contact.emailMissing': 'Please enter your email address.',
  'contact.emailWrong': 'Please check the email address; it looks like name@example.com.',
  'contact.message': 'Message',
  'contact.messageMissing': 'Please write a few words about what you need.',
  'contact.name': 'Name',
  'contact.nameMissing': 'Please tell us your name.',
  'contact.phone': 'Phone',
  'contact.privacy':
    'is responsible for what you write here and uses it only to answer you. Without a connection, this browser keeps a message until it can be sent, for one day at most.',
  'contact.queuedText':
    'This browser keeps your message for a day and sends it when it can. No answer within two working days? Please send an email.',
  'contact.queuedTitle': 'We cannot be reached right now',
  'contact.refusedText': 'It is still in the form. Please send it by email.',
  'contact.refusedTitle': 'Your message was not accepted',
  'contact.required': 'All fields are required.',
  'contact.send': 'Send message',
  'contact.sending': 'Sending…',
  'contact.sent': 'Thank you.',
  'contact.sentNote': 'We answer within two working days. In a\u00a0hurry? Please\u00a0call',
  'contact.sentText': "We'll get back to you as soon as possible.",
  'contact.sentTitle': 'Message sent!',
  'contact.text': 'A few lines will do. Prefer\u00a0to call or email? That’s fine\u00a0too.',
  'contact.title': 'Tell us what you need',
  'contact.unknownText': 'It is still in the form: try again later, or send it by email.',
  'contact.unknownTitle': 'We do not know whether your message has arrived',

  'about.clientFirst.text':
    'We listen before we propose anything, and we say so when a smaller solution is the better one.',
  'about.clientFirst.title': 'Clients first: how we work',
  'about.expertise.cloud.text': 'Azure, two-step sign-in, and the right access for every role.',
  'about.expertise.cloud.title': 'Cloud and identity',
  'about.expertise.erp.text': 'Dynamics NAV, Business Central and SAP, and the people who use them.',
  'about.expertise.erp.title': 'Business applications',
  'about.expertise.service.text': 'ServiceNow, and clear agreements: who does what, and by when.',
  'about.expertise.service.title': 'Service management',
  'about.expertise.title': 'Where we’re at home',
  'about.expertise.workplace.text': 'Office 365, SharePoint, Intune and Citrix, managed without fuss.',
  'about.expertise.workplace.title': 'Digital workplace',
  'about.intro':
    'We are a small IT consultancy in the Netherlands with over a decade of experience in large and small organisations. We have written the plans, set up the systems and answered the phone at the service\u00a0desk.',
  'about.mission.delivered': 'what we deliver',
  'about.mission.promised': 'what we promise',
  'about.mission.quote': 'Technology should give people room to work, and then get out of the way.',
  'about.mission.text':
    'IT that you understand and can rely on: chosen because it fits the work, not because it is new.',
  'about.mission.title': 'Our mission',
  'about.reputation.text':
    'A recommendation is worth more to us than an advert. So we only promise what we can deliver.',
  'about.reputation.title': 'Our reputation',
  'about.steps.handOver.text': 'When we leave, your people know how everything works.',
  'about.steps.handOver.title': 'We hand it over',
  'about.steps.listen.text': 'To the people who use it, before we propose anything.',
  'about.steps.listen.title': 'We listen',
  'about.steps.plan.text': 'In words that everyone at the table understands.',
  'about.steps.plan.title': 'We plan',
  'about.steps.setUp.text': 'In the tools your teams already use, while daily work goes on.',
  'about.steps.setUp.title': 'We set it up',
  'about.title': 'About us',

  'footer.privacy': 'Privacy statement',
  'footer.registration': 'KvK number',
  'footer.rights': 'All rights reserved.',
  'footer.tagline': 'IT with both feet on the ground.',
  'footer.vat': 'VAT number',

  'notFound.hint': 'A dyke gave way, and this field is under water. The rest of the site is dry.',
  'notFound.link': 'Return to Home',
  'notFound.text': 'Oops! Page not found',
  'notFound.title': '404',

  'app.install': 'Install as an app',
  'app.installByHand': 'Would you like this site on your home screen? Tap the share symbol, then “Add to Home Screen”.',
  'app.later': 'Later',
  'app.newText': 'Reload to see it. What you have typed stays where it is.',
  'app.newTitle': 'There is a new version of this site',
  'app.offlineText': 'No problem: every page of this site still opens.',
  'app.offlineTitle': 'You are offline',
  'app.readyText': 'This site now works offline too.',
  'app.reload': 'Reload',

  'page.about.description':
    'A small IT consultancy in the Netherlands with over a decade of experience in workplaces, service management, business applications and cloud.',
  'page.about.title': 'About us',
  'page.home.description':
    'Small, senior IT consultancy in the Netherlands: consulting, website development, process management and application management.',
  'page.home.title': 'Down-to-earth IT consultancy',
  'page.not-found.description': 'This page does not exist.',
  'page.not-found.title': 'Page not found',
  'page.portfolio.description':
    'From public health and banking to energy and engineering: what we did for our clients, when, and with which technology.',
  'page.portfolio.title': 'Portfolio',

  'toast.close': 'Close message',
  'toast.region': 'Messages (Alt+N)',
};
