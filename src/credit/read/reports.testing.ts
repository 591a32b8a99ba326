/** Invented reports as text in columns, in the four layouts. */

export const EQUIFAX = `
EQUIFAX
Equifax Credit Report
Report Date: Nov 02, 2026
Confirmation # 6300418275

2. Revolving Accounts

2.1 NORTHSTAR BANK (CLOSED)
Account Number                         xxxxxxxxxxxx 4417        Reported Balance                        $1,842
Account Status                         CHARGE_OFF               Available Credit

Payment History
        Year   Jan   Feb   Mar   Apr   May   Jun   Jul   Aug   Sep   Oct   Nov   Dec
        2019         30    60    90    120   150   CO    CO    CO    CO    CO    CO

Account Details
High Credit                            $1,900          Payment Responsibility                  INDIVIDUAL
Credit Limit                           $2,000          Account Type                            REVOLVING
Balance                                $1,842          Date Opened                             Mar 03, 2015
Amount Past Due                        $1,842          Date Reported                           Oct 28, 2026
Date of Last Activity                                  Date of Last Payment                    Dec 2018
Months Reviewed                        48              Delinquency First Reported              Feb 2019
Activity Designator                    TRANSFER_OR_SOLD  Creditor Classification               UNKNOWN
Date of First Delinquency              Jan 15, 2019    Date Closed                             Aug 02, 2019
Comments                                               Contact
Account transferred or sold                            NORTHSTAR BANK
Charged off account                                    PO BOX 100

4. Installment Accounts

4.1 BLUE HERON AUTO FINANCE
Account Number                         xxxxxxx 8820             Reported Balance                        $9,404
Payment History
        Year   Jan   Feb   Mar   Apr   May   Jun   Jul   Aug   Sep   Oct   Nov   Dec
        2026   OK    OK    60    OK    OK    OK    OK    OK    OK
Account Details
Balance                                $9,404          Date Opened                             Feb 11, 2024
Amount Past Due                        $0              Date Reported                           Oct 30, 2026
Loan Type                              Auto            Account Type                            INSTALLMENT

7. Personal Information
Name                                   ANA M LEE
Social Security Number                 xxxxx3108
Age or Date of Birth                   Jun 11, 1984

8. Inquiries
Hard Inquiries
Date                       Company                                     Request Originator
Oct 01, 2024               SUMMIT CARD SERVICES

Soft Inquiries
Date                       Company                                     Description
Aug 30, 2023               VELLUM INSURANCE                            Promotional Inquiry

9. Public Records
Judgments
Reference Number                       CV-2020-00871   Court                                   COLDWATER COURT
Date Filed                             Mar 17, 2020    Amount                                  $1,180

10. Collections
Date Reported: Oct 27, 2026
Collection Agency          CASCADE RECOVERY LLC        Balance Date                            Oct 27, 2026
Original Creditor Name     NORTHSTAR BANK              Account Designator Code                 INDIVIDUAL_ACCOUNT
Date Assigned              Aug 12, 2021                Account Number                          xxxxxx 71
Original Amount Owed       $1,842                      Creditor Classification                 Financial
Amount                     $2,388                      Last Payment Date
Status Date                Oct 27, 2026                Date of First Delinquency               Aug 12, 2021
Status                     UNPAID

Date Reported: Sep 30, 2026
Collection Agency          REGIONAL RECOVERY           Balance Date                            Sep 30, 2026
Original Creditor Name     LAKESIDE MEDICAL CENTER     Account Designator Code                 INDIVIDUAL_ACCOUNT
Original Amount Owed       $420                        Creditor Classification                 Medical or Health Care
Amount                     $420                        Date of First Delinquency               May 02, 2025
Status                     UNPAID
`

export const EXPERIAN = `
experian.
Prepared For                                     ANA M LEE
Date Generated                                   Nov 9, 2026
Report Number                                    3108-2275-41
Accounts
NORTHSTAR BANK
POTENTIALLY NEGATIVE
Account Info
       Account Name                                     NORTHSTAR BANK
       Account Number                                   441712XXXXXXXXXX
       Account Type                                     Credit card
       Responsibility                                   Individual
       Date Opened                                      03/03/2015
       Status                                           Account charged off. $1,842 written off. $1,842 past due as of Oct 2026.
       Status Updated                                   Jul 2019
       Balance                                          $1,842
       Balance Updated                                  10/28/2026
       Recent Payment                                   -
       Credit Limit                                     $2,000
       On Record Until                                  Aug 2028
Payment History
           J    F    M    A    M    J    J    A    S    O    N    D
2019       -    30   60   90   120  150  CO   CO   CO   CO   CO   CO
2018       OK   OK   OK   OK   OK   OK   OK   OK   OK   OK   OK   -

REGIONAL RECOVERY
Account Info
       Account Name                                     REGIONAL RECOVERY
       Account Number                                   55102X
       Account Type                                     Collection
       Status                                           Paid, Closed. Collection account.
       Balance                                          $315
       Original Balance                                 $315
       On Record Until                                  Apr 2030
Historical Info
       Original Creditor                                CITYLINE WIRELESS
`

export const TRANSUNION = `
TransUnion
Personal Credit Report for: ANA M LEE
File Number: 418820377
Date Created: 11/04/2026
Accounts with Adverse Information
Account Name
  BLUE HERON AUTO FINANCE 88201****
  Account Information
  Address                                                     PO BOX 200 ANYTOWN, TX 75000
  Date Opened                                                                   03/14/2022
  Responsibility                                                        Individual Account
  Account Type                                                         Installment Account
  Loan Type                                                                     AUTOMOBILE
  Balance                                                                               $0
  Date Updated                                                                  10/31/2026
  Pay Status                                                                  >Charged Off<
  Date Closed                                                                   01/09/2021
  >Past Due<                                                                       >$4,410<
  Remarks                                                     >UNPAID BALANCE CHARGED OFF<
  Estimated month and year this item will be removed                               05/2029
Payment History
   August 2022        September 2022     October 2022       November 2022
     Balance             Balance            Balance            Balance
     $10,900             $10,900            $10,900            $10,900
    Past Due             Past Due           Past Due           Past Due
       $0                  $318               $636               $954
     Rating              Rating             Rating              Rating
       OK                  >30<               >60<               >90<

Collections
Account Name
  CASCADE RECOVERY LLC 71****
  Original Creditor                                                         NORTHSTAR BANK
  Pay Status                                                                   >Collection<
  Balance                                                                         >$2,388<
  Estimated month and year this item will be removed                               07/2028
Account Name
  CASCADE PORTFOLIO II 71****
  Original Creditor                                                         NORTHSTAR BANK
  Pay Status                                                                   >Collection<
  Balance                                                                         >$2,402<
  Estimated month and year this item will be removed                               07/2028
Regular Inquiries
Name
   SUMMIT CARD SERVICES
  Location                        Requested On                     Phone
  PO BOX 300, ANYTOWN, SD         10/01/2024                       (555) 555-0199
`

export const TRI_MERGE = `
3 Bureau Credit Report
Report Date: 11/18/2026
Account History
NORTHSTAR BANK
                         TransUnion            Experian              Equifax
Account #:               4417****              441712****            4417****
Account Type:            Revolving             Revolving             Revolving
Bureau Code:             Individual            Individual            Individual
Account Status:          Derogatory            Derogatory            Derogatory
Monthly Payment:         -                     -                     -
Date Opened:             03/03/2015            03/03/2015            03/03/2015
Balance:                 $0.00                 $1,842.00             $1,842.00
Past Due:                $0.00                 $1,842.00             $1,842.00
Payment Status:          Collection/Chargeoff  Collection/Chargeoff  Collection/Chargeoff
Last Reported:           10/28/2026            10/28/2026            10/28/2026
Comments:                Transferred to another lender  -                Account transferred or sold
Two-Year payment history
Month        Oct  Sep  Aug
Year         26   26   26
TransUnion   CO   CO   CO
Experian     CO   CO   CO
Equifax      CO   CO   CO
CASCADE RECOVERY LLC (ORIGINAL CREDITOR: NORTHSTAR BANK)
                         TransUnion            Experian              Equifax
Account #:               71****                -                     -
Account Type:            Collection            -                     -
Balance:                 $1,842.00             -                     -
Payment Status:          Collection/Chargeoff  -                     -
`
